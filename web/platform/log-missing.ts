import { CancelledError } from "@tanstack/react-query";
import { logError } from "./log-error.ts";

/** Returns a handler that logs a loader's failed request, except when navigation cancelled it. */
export function logMissing(what: string): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof CancelledError)) logError(`${what} didn't arrive`, error);
  };
}
