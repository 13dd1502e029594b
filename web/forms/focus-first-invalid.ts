/** Focuses the first field marked invalid. Call it after the marks are rendered. */
export function focusFirstInvalid(form: HTMLElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
