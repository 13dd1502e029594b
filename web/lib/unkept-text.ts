const typedInto = new WeakSet<EventTarget>();

/** Notes which fields somebody typed into or chose from. */
export function watchTyping(): void {
  const note = ({ target }: Event): void => void (target && typedInto.add(target));
  document.addEventListener("input", note, { capture: true, passive: true });
}

/**
 * Whether the page holds something typed that a reload would lose. What stands inside `data-kept`
 * comes back: from the address, or from what the tab or the server keeps.
 */
export function hasUnkeptText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("input, select, textarea");
  return [...fields].some(
    (field) => typedInto.has(field) && field.value !== "" && !field.closest("[data-kept]"),
  );
}
