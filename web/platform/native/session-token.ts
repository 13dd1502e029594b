import { SecureStorage } from "@aparajita/capacitor-secure-storage";
import { logError } from "#web/platform/log-error.ts";

/** The app's session token, stored in the device's keychain or keystore. */
export type SessionToken = {
  readonly current: () => string | undefined;
  readonly keep: (token: string) => void;
  readonly forget: () => void;
};

const key = "session-token";

/**
 * Loads the stored token. If the device can't return it, as after a restored backup, the user
 * counts as signed out.
 */
export async function openSessionToken(): Promise<SessionToken> {
  let token = (await SecureStorage.getItem(key).catch(logStorageError)) ?? undefined;
  // Writes are queued, so that the last one wins.
  let writing = Promise.resolve();
  function write(action: () => Promise<void>): void {
    writing = writing.then(action).catch(logStorageError);
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

function logStorageError(error: unknown): undefined {
  logError("The device's secure storage failed", error);
}
