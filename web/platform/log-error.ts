/** Logs an error that the screen recovers from. */
export function logError(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- errors belong in the console
  console.error(what, error);
}
