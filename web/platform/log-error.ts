import { CancelledError } from "@tanstack/react-query";

/** Logs an error that the screen recovers from. */
export function logError(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- errors belong in the console
  console.error(what, error);
}

/** Returns a handler that logs a loader's failed request, except when navigation cancelled it. */
export function logMissing(what: string): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof CancelledError)) logError(`${what} didn't arrive`, error);
  };
}
