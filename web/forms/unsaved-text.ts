const typedInto = new WeakSet<EventTarget>();

/** Tracks which fields the user has changed. */
export function watchTyping(): void {
  const note = ({ target }: Event): void => void (target && typedInto.add(target));
  document.addEventListener("input", note, { capture: true, passive: true });
}

/**
 * Whether a reload would lose typed text. Fields inside `data-restored` are restored: from the URL, the
 * tab or the server.
 */
export function hasUnsavedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("input, select, textarea");
  return [...fields].some(
    (field) => typedInto.has(field) && field.value !== "" && !field.closest("[data-restored]"),
  );
}
