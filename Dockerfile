# The bot in a container without a shell, as a user without rights.
#
#   docker build -t aedile .
#   docker run -d --name aedile --read-only --cap-drop ALL --security-opt no-new-privileges \
#       -v aedile:/var/lib/aedile -v /etc/aedile/token:/run/secrets/token:ro \
#       -e AEDILE_DISCORD_TOKEN_FILE=/run/secrets/token aedile
#
# The token's file must be readable by the user 65532.

FROM rust:1.95-slim-bookworm AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev python3 && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN RUSTFLAGS="--remap-path-prefix=/usr/local/cargo=/cargo --remap-path-prefix=/source=/aedile" \
    CFLAGS="-ffile-prefix-map=/usr/local/cargo=/cargo" cargo build --release --locked \
    && mkdir -p /image/var/lib/aedile /image/usr/share/doc/aedile \
    && packaging/notices > /image/usr/share/doc/aedile/THIRD-PARTY.txt \
    && cp LICENSE-MIT LICENSE-APACHE /image/usr/share/doc/aedile/

FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build --chown=65532:65532 /image/ /
COPY --from=build /source/target/release/aedile /usr/bin/aedile
ENV AEDILE_HTTP_PORT=9187
VOLUME /var/lib/aedile
WORKDIR /var/lib/aedile
USER 65532:65532
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["/usr/bin/aedile", "health"]
ENTRYPOINT ["/usr/bin/aedile"]
CMD ["run"]
