/** Notes a fault that the screen survives. Source: shop specification section 8, last paragraph. */
export function logError(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification wants errors in the console
  console.error(what, error);
}
