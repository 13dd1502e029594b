import { isDefiniteError, readApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/client.ts";
import { runInOneTab } from "#web/offline/run-in-one-tab.ts";
import { isSignOutPending, pendingSignOut } from "#web/platform/pending-sign-out.ts";

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

export async function postSignIn(credentials: Credentials): Promise<AuthAnswer> {
  // Repeated later, it would end the new session.
  await finishSignOut();
  return noteSignIn(await settle(accounts.signIn(credentials)));
}

/** A new session replaces one whose sign-out had no answer. */
export function noteSignIn<Answer extends AuthAnswer>(answer: Answer): Answer {
  if (answer.ok) pendingSignOut.write("");
  return answer;
}

export function postSignUp({ name, phone, email, password }: NewAccount): Promise<AuthAnswer> {
  return settle(accounts.signUp({ name, email, password, ...(phone !== "" && { phone }) }));
}

/** Ends the session. Without an answer, or after a 5xx or 429, the device stores that it has to be repeated. */
export async function postSignOut(): Promise<AuthAnswer> {
  const answer = await settle(accounts.signOut({}));
  const isDone = answer.ok || (isDefiniteError(answer.apiError) && answer.apiError.status !== 429);
  pendingSignOut.write(isDone ? "" : "yes");
  return answer;
}

/**
 * Repeats a sign-out that had no answer. Never rejects.
 * @returns Whether none is pending.
 */
export async function finishSignOut(): Promise<boolean> {
  if (!isSignOutPending()) return true;
  return runInOneTab("sign-out", async () => {
    if (isSignOutPending()) await postSignOut();
    return !isSignOutPending();
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
