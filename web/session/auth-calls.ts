import { isDefiniteError, readApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/client.ts";
import { requestTimeoutMs } from "#web/api/request-timeout.ts";
import { runInOneTab } from "#web/offline/run-in-one-tab.ts";
import { pendingSignOut } from "#web/platform/pending-sign-out.ts";

/** Why an account call failed. `status` is 0 when no answer arrived. */
export type AuthError = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Details, such as the challenge of a second step. Untrusted shape. */
  readonly data?: unknown;
  /** Seconds to wait after a 429. */
  readonly retryAfterSeconds: number | undefined;
};

export type AuthAnswer<Data = unknown> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly apiError: AuthError };

export type Credentials = {
  readonly email: string;
  readonly password: string;
  /** See `getDeviceId`. */
  readonly device?: string;
};

export type NewAccount = {
  readonly name: string;
  readonly phone: string;
} & Credentials;

const { accounts } = browserApi;

/** Held by a tab that signs in or repeats a sign-out. */
const signOutLock = "sign-out";

export function postSignIn(credentials: Credentials): Promise<AuthAnswer> {
  return openSession(() => accounts.signIn(credentials));
}

/** Makes a call that opens a session, while no tab repeats a sign-out, which would end the new session. */
export function openSession<Data>(call: () => Promise<Data>): Promise<AuthAnswer<Data>> {
  return runInOneTab(signOutLock, async () => {
    if (pendingSignOut.read()) await postSignOut();
    const answer = await settle(call());
    if (answer.ok) pendingSignOut.write(false);
    return answer;
  });
}

export function postSignUp({ name, phone, email, password }: NewAccount): Promise<AuthAnswer> {
  return settle(accounts.signUp({ name, email, password, ...(phone !== "" && { phone }) }));
}

/** Ends the session. Without an answer, or after a 5xx or 429, the device stores that it has to be repeated. */
export async function postSignOut(): Promise<AuthAnswer> {
  const signal = AbortSignal.timeout(requestTimeoutMs);
  const answer = await settle(accounts.signOut({}, { signal }));
  const isDone = answer.ok || (isDefiniteError(answer.apiError) && answer.apiError.status !== 429);
  pendingSignOut.write(!isDone);
  return answer;
}

/**
 * Repeats a sign-out that had no answer. Never rejects.
 * @returns Whether none is pending.
 */
export async function finishSignOut(): Promise<boolean> {
  if (!pendingSignOut.read()) return true;
  return runInOneTab(signOutLock, async () => {
    if (pendingSignOut.read()) await postSignOut();
    return !pendingSignOut.read();
  });
}

/** Requests a password reset mail; the answer is the same for every address. */
export function postResetRequest(email: string): Promise<AuthAnswer> {
  return settle(accounts.requestReset({ email }));
}

export function postNewPassword(newPassword: string, token: string): Promise<AuthAnswer> {
  return settle(accounts.resetPassword({ newPassword, token }));
}

/**
 * Reads the session, which also extends it when due.
 * @returns When it ends, in milliseconds since 1970, or undefined if there is no session.
 */
export async function readSessionEnd(): Promise<number | undefined> {
  const answer = await settle(accounts.getSession());
  return answer.ok && answer.data ? Date.parse(answer.data.expires_at) : undefined;
}

/** Waits for a call; never rejects. */
export async function settle<Data>(call: Promise<Data>): Promise<AuthAnswer<Data>> {
  try {
    return { ok: true, data: await call };
  } catch (error) {
    return { ok: false, apiError: toAuthError(error) };
  }
}

function toAuthError(error: unknown): AuthError {
  const answer = readApiError(error);
  if (!answer) {
    const message = error instanceof Error ? error.message : "";
    return { status: 0, code: "unreachable", message, retryAfterSeconds: undefined };
  }
  // An answer of a proxy has no text for people.
  return { ...answer, message: answer.code === "unknown" ? "" : answer.message };
}
