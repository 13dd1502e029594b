/**
 * Moves the focus before a row is removed with the button that was pressed: to the same button of the next or
 * previous row, otherwise to `fallback`.
 *
 * @param row A list item that contains the focus; nothing happens otherwise.
 * @param button Selects the button in a row.
 * @param fallback Focusable by scripts.
 */
export function moveFocusFromRow(
  row: Element | null,
  button: string,
  fallback: HTMLElement | null | undefined,
): void {
  if (!row?.contains(document.activeElement)) return;
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  (neighbour?.querySelector<HTMLElement>(button) ?? fallback)?.focus();
}

/** The same for a list item with one button; after the last item, whose section goes too, the page's content. */
export function moveFocusFromItem(button: HTMLElement): void {
  moveFocusFromRow(button.closest("li"), "button", button.closest("main"));
}
