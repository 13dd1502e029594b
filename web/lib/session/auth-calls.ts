import { platform } from "../platform/platform.ts";

/** Why an account call failed. `status` is 0 when no answer arrived. */
export interface AuthError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Seconds to wait after a 429, from the `retry-after` header. */
  readonly retryAfterSeconds: number | undefined;
}

export type AuthAnswer<Data = unknown> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly refusal: AuthError };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface NewAccount extends Credentials {
  readonly name: string;
  readonly phone: string;
}

export function postSignIn({ email, password }: Credentials): Promise<AuthAnswer> {
  return callAuth("sign-in/email", { email, password });
}

export function postSignUp({ name, phone, email, password }: NewAccount): Promise<AuthAnswer> {
  return callAuth("sign-up/email", { name, email, password, ...(phone !== "" && { phone }) });
}

export function postSignOut(): Promise<AuthAnswer> {
  return callAuth("sign-out", {});
}

/** Requests a password reset mail; the answer is the same for every address. */
export function postResetRequest(email: string): Promise<AuthAnswer> {
  return callAuth("request-password-reset", { email });
}

export function postNewPassword(newPassword: string, token: string): Promise<AuthAnswer> {
  return callAuth("reset-password", { newPassword, token });
}

/**
 * Reads the session, which also extends it when due.
 * @returns When it ends, in milliseconds since 1970, or undefined if there is no session.
 */
export async function readSessionEnd(): Promise<number | undefined> {
  const answer = await callAuth("get-session");
  if (!answer.ok || !isRecord(answer.data)) return undefined;
  const endsAt = Date.parse(String(answer.data["expires_at"]));
  return Number.isNaN(endsAt) ? undefined : endsAt;
}

/** Makes one call under /api/auth; never rejects. */
export async function callAuth(path: string, body?: object): Promise<AuthAnswer> {
  try {
    const response = await platform().fetch(`/api/auth/${path}`, {
      method: body ? "POST" : "GET",
      cache: "no-store",
      ...(body && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    const data: unknown = await response.json().catch(() => undefined);
    return response.ok ? { ok: true, data } : { ok: false, refusal: readAuthError(response, data) };
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    return {
      ok: false,
      refusal: { status: 0, code: "unreachable", message, retryAfterSeconds: undefined },
    };
  }
}

function readAuthError(response: Response, body: unknown): AuthError {
  const { code, message } = isRecord(body) ? body : {};
  const wait = Number(response.headers.get("retry-after") ?? response.headers.get("x-retry-after"));
  return {
    status: response.status,
    code: typeof code === "string" ? code : "",
    message: typeof message === "string" ? message : "",
    retryAfterSeconds: Number.isFinite(wait) && wait > 0 ? wait : undefined,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
