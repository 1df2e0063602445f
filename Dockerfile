# The bot in a container without a shell, as a user without rights.
#
#   docker build -t aedile .
#   docker run -d --name aedile --read-only --cap-drop ALL --security-opt no-new-privileges \
#       -v aedile:/var/lib/aedile -v /etc/aedile/token:/run/secrets/token:ro \
#       -e AEDILE_DISCORD_TOKEN_FILE=/run/secrets/token aedile
#
# The token's file must be readable by the user 65532. packaging/compose.yaml has the same with a job for backups; docs/host.md
# tells of configuration, /metrics and backups. The bases are named by what is in them; Dependabot moves them on.

FROM rust:1.96-slim-bookworm@sha256:e18a79fc84dfcfc3ab5ba72290398a644c135c97eaa881447fddc354ee4701a3 AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev python3 && rm -rf /var/lib/apt/lists/*
WORKDIR /source
ENV RUSTFLAGS="--remap-path-prefix=/usr/local/cargo=/cargo --remap-path-prefix=/source=/aedile" \
    CFLAGS="-ffile-prefix-map=/usr/local/cargo=/cargo"
# The libraries first: this layer is built anew only when they change, not with each change of our own.
COPY Cargo.toml Cargo.lock ./
RUN mkdir src benches \
    && echo 'fn main() {}' | tee src/main.rs $(sed -n '/^\[\[bench\]\]/{n;s/^name = "\(.*\)"/benches\/\1.rs/p}' Cargo.toml) \
    && touch src/lib.rs \
    && cargo build --release --locked --bin aedile \
    && rm -r src benches
COPY . .
RUN touch src/lib.rs src/main.rs \
    && cargo build --release --locked --bin aedile \
    && mkdir -p target/packaging \
    && packaging/notices >target/packaging/THIRD-PARTY.txt

# Folders for database and copies, with their owner: a new volume takes it from there.
FROM --platform=$BUILDPLATFORM rust:1.96-slim-bookworm@sha256:e18a79fc84dfcfc3ab5ba72290398a644c135c97eaa881447fddc354ee4701a3 AS folders
RUN mkdir -p /image/var/lib/aedile /image/backups

# Fonts for names in other scripts in pictures, with their licences: 150 MB, which are mapped when a name needs them.
FROM --platform=$BUILDPLATFORM rust:1.96-slim-bookworm@sha256:e18a79fc84dfcfc3ab5ba72290398a644c135c97eaa881447fddc354ee4701a3 AS fonts
RUN apt-get update \
    && apt-get install --yes --no-install-recommends fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \
    && mkdir -p /image/usr/share/fonts /image/usr/share/doc \
    && cp -r /usr/share/fonts/truetype /usr/share/fonts/opentype /image/usr/share/fonts/ \
    && cp -r /usr/share/doc/fonts-noto-* /image/usr/share/doc/

# Everything but the program; only files, so that an image for another platform needs no machine of it.
FROM gcr.io/distroless/cc-debian12:nonroot@sha256:9dac0a79194e45a7da0158a9c6da57b217585af0786db3845d1f0ec1a0dd182f AS base
COPY LICENSE-MIT LICENSE-APACHE /usr/share/doc/aedile/
COPY --from=fonts /image/ /
COPY --from=folders --chown=65532:65532 /image/ /
ENV AEDILE_HTTP_PORT=9187
VOLUME /var/lib/aedile
WORKDIR /var/lib/aedile
USER 65532:65532
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["/usr/bin/aedile", "health"]
ENTRYPOINT ["/usr/bin/aedile"]
CMD ["run"]

# Programs that were built elsewhere, in built/amd64 and built/arm64: `--target built`, as .github/workflows/release.yml does.
FROM base AS built
ARG TARGETARCH
COPY built/${TARGETARCH}/packaging/THIRD-PARTY.txt /usr/share/doc/aedile/
COPY built/${TARGETARCH}/release/aedile /usr/bin/aedile

FROM base
COPY --from=build /source/target/packaging/THIRD-PARTY.txt /usr/share/doc/aedile/
COPY --from=build /source/target/release/aedile /usr/bin/aedile
