/** Puts the focus on the first field marked invalid; call it once the marks are on screen. */
export function focusFirstInvalid(form: HTMLElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
