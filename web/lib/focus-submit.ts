/**
 * Moves the focus to a form's submit button before its fields are disabled, since a disabled field
 * loses the focus and a phone closes its keyboard. The button announces the progress.
 */
export function focusSubmit(form: HTMLFormElement | null): void {
  if (!form?.contains(document.activeElement)) return;
  for (const control of form.elements) {
    if (control instanceof HTMLButtonElement && control.type === "submit") control.focus();
  }
}
