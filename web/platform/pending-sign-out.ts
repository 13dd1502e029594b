import { createStoredText } from "./stored-value.ts";

/** Not empty while a sign-out on this device has no answer, so that the server may know the session still. */
export const pendingSignOut = createStoredText("device", "pending_sign_out");

export function isSignOutPending(): boolean {
  return pendingSignOut.read() !== "";
}
