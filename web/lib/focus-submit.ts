/**
 * Hands the focus to a form's button before its fields rest, since a field that rests drops it; a
 * phone puts its keyboard away. The button says what happens now.
 */
export function focusSubmit(form: HTMLFormElement | null): void {
  if (!form?.contains(document.activeElement)) return;
  for (const control of form.elements) {
    if (control instanceof HTMLButtonElement && control.type === "submit") control.focus();
  }
}
