import { SecureStorage } from "@aparajita/capacitor-secure-storage";
import { logError } from "../../log-error.ts";

/** The session of the app, kept by the device's keychain or keystore. */
export interface SessionToken {
  readonly current: () => string | undefined;
  readonly keep: (token: string) => void;
  readonly forget: () => void;
}

const key = "session-token";

/**
 * Reads the token that an earlier start kept. A device that gives nothing back, as after a restore
 * of its backup, counts as one where nobody is signed in.
 */
export async function openSessionToken(): Promise<SessionToken> {
  let token = (await SecureStorage.getItem(key).catch(noteFault)) ?? undefined;
  // One after the other, so that the last word is what stays.
  let writing = Promise.resolve();
  function write(action: () => Promise<void>): void {
    writing = writing.then(action).catch(noteFault);
  }
  return {
    current: () => token,
    keep(fresh) {
      token = fresh;
      write(() => SecureStorage.setItem(key, fresh));
    },
    forget() {
      token = undefined;
      write(() => SecureStorage.removeItem(key));
    },
  };
}

function noteFault(error: unknown): undefined {
  logError("The device's secure storage failed", error);
}
