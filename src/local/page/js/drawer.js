/**
 * The lists beside the messages as drawers, when the window is too narrow to show them.
 */

/** Makes `button` open and close `panel`; Escape, the veil and choosing something close it. */
export function drawer(button, panel, veil) {
  const set = (open, focus = true) => {
    if (panel.classList.contains("open") === open) return;
    panel.classList.toggle("open", open);
    veil.hidden = !open;
    button.setAttribute("aria-expanded", String(open));
    if (open) panel.querySelector("a, button, [tabindex]")?.focus();
    else if (focus) button.focus();
  };
  button.addEventListener("click", () => set(!panel.classList.contains("open")));
  veil.addEventListener("click", () => set(false));
  panel.addEventListener("keydown", (event) => {
    if (event.key === "Escape") set(false);
    if (event.key === "Tab" && panel.classList.contains("open")) keepInside(event, panel);
  });
  return { close: () => set(false, false) };
}

/** Tab goes around within an open drawer: what lies below the veil cannot be reached. */
function keepInside(event, panel) {
  const stops = [...panel.querySelectorAll("a[href], button:not(:disabled)")].filter((node) => node.checkVisibility());
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const other = event.shiftKey ? stops.at(-1) : stops[0];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
}
