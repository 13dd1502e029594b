/** Focuses the first field marked invalid. Call it after the marks are rendered. */
export function focusFirstInvalid(form: HTMLElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/**
 * Moves the focus to a form's submit button before its fields become inert: an inert field loses the
 * focus, and a phone then closes its keyboard. The button's label shows the progress.
 */
export function focusSubmit(form: HTMLFormElement | null): void {
  if (!form?.contains(document.activeElement)) return;
  for (const control of form.elements) {
    if (control instanceof HTMLButtonElement && control.type === "submit") control.focus();
  }
}
