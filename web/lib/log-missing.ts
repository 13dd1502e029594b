import { CancelledError } from "@tanstack/react-query";
import { logError } from "./log-error.ts";

/** Logs what a loader missed; what was given up because the screen went on isn't missed. */
export function logMissing(what: string): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof CancelledError)) logError(`${what} didn't arrive`, error);
  };
}
