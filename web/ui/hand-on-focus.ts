/**
 * Hands the focus on before a row is removed with its button: to the same button of the next or previous row, else to
 * a target that stays.
 *
 * @param row A list item that contains the focus; nothing happens otherwise.
 * @param button Selects the button in a row.
 * @param rest Focusable by scripts.
 */
export function handOnFocus(
  row: Element | null,
  button: string,
  rest: HTMLElement | null | undefined,
): void {
  if (!row?.contains(document.activeElement)) return;
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  (neighbour?.querySelector<HTMLElement>(button) ?? rest)?.focus();
}

/** The same for a list item with one button; after the last item, whose section goes too, the page's content. */
export function handOnFocusOfItem(button: HTMLElement): void {
  handOnFocus(button.closest("li"), "button", button.closest("main"));
}
