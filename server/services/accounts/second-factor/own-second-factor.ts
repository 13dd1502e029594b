import { and, eq } from "drizzle-orm";
import { toQrPath, type QrPath } from "#datasheets/qr-path.ts";
import { twoFactors } from "#server/db/schema/auth.ts";
import { secondFactorLimits } from "#server/services/accounts/attempt-limits.ts";
import { attemptOn, toLibraryHeaders, type AuthCall } from "#server/services/accounts/auth-call.ts";
import type { Auth } from "#server/services/accounts/auth.ts";
import { callLibrary } from "#server/services/accounts/library-errors.ts";
import { withPasswordLimit } from "#server/services/accounts/own-account.ts";
import { endOtherSessions } from "#server/services/accounts/own-sessions.ts";
import { findSession, type FoundSession } from "#server/services/accounts/session.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { checkCode, type CheckedCode } from "./check-code.ts";

type PasswordAndCode = { readonly password: string; readonly code: string };

export type SecondFactorState = {
  readonly is_on: boolean;
  readonly is_required: boolean;
  /** How many recovery codes are unused. */
  readonly codes_left: number;
};

export async function getSecondFactor(
  { auth }: AuthCall,
  { user }: FoundSession,
): Promise<SecondFactorState> {
  const state = { is_on: user.hasSecondFactor, is_required: auth.config.isSecondFactorRequired };
  if (!user.hasSecondFactor) return { ...state, codes_left: 0 };
  return { ...state, codes_left: (await readCodes(auth, user.id)).length };
}

/**
 * Creates the key for the authenticator app. Nothing changes for a sign-in before `turnOn`; a second call
 * replaces the key.
 *
 * @throws {ServiceError} `forbidden` unless the account is an admin's, `second_factor_changed` if it is on,
 * `wrong_password` or `rate_limited`.
 */
export async function startSecondFactor(
  call: AuthCall,
  { user }: FoundSession,
  password: string,
): Promise<{ readonly key: string; readonly uri: string; readonly qr: QrPath }> {
  if (!user.isAdmin) throw new ServiceError("forbidden");
  if (user.hasSecondFactor) throw new ServiceError("second_factor_changed");
  const answer = await withPasswordLimit(call, user.id, () =>
    call.auth.betterAuth.api.enableTwoFactor({
      body: { password, method: "totp" },
      headers: toLibraryHeaders(call),
    }),
  );
  if (answer.method !== "totp") throw new Error("The library enabled another method");
  const uri = answer.totpURI;
  return { key: new URL(uri).searchParams.get("secret") ?? "", uri, qr: toQrPath(uri) };
}

/**
 * Turns the second factor on with the first code of the app. This device gets a new session and all
 * others end, since they were opened without it.
 *
 * @throws {ServiceError} `second_factor_changed` unless started and still off, `wrong_code`, `rate_limited`.
 */
export async function turnOnSecondFactor(
  call: AuthCall,
  session: FoundSession,
  typed: string,
): Promise<{ readonly codes: readonly string[]; readonly headers: Headers }> {
  const { auth } = call;
  const { user } = session;
  const [waiting] = await auth.db
    .select({ id: twoFactors.id })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, user.id), eq(twoFactors.verified, false)));
  if (!waiting || user.hasSecondFactor) throw new ServiceError("second_factor_changed");
  const { headers } = await checkOwnCode(call, session, typed, { isRecoveryAllowed: false });
  const fresh = await findSession(auth, toCookieHeader(headers));
  if (!fresh) throw new Error("The new session could not be read back");
  await endOtherSessions(auth.db, fresh);
  call.log.info({ userId: user.id }, "second factor turned on");
  return { codes: await readCodes(auth, user.id), headers };
}

/**
 * Turns the second factor off, with the password and a code of the app or a recovery code.
 *
 * @throws {ServiceError} `second_factor_changed` if it is off, `wrong_password`, `wrong_code`,
 * `rate_limited`.
 */
export async function turnOffSecondFactor(
  call: AuthCall,
  session: FoundSession,
  body: PasswordAndCode,
): Promise<Headers> {
  await checkBoth(call, session, body);
  const { headers } = await callLibrary(
    () =>
      call.auth.betterAuth.api.disableTwoFactor({
        body: { password: body.password },
        headers: toLibraryHeaders(call),
        returnHeaders: true,
      }),
    () => "second_factor_changed",
  );
  call.log.info({ userId: session.user.id }, "second factor turned off");
  return headers;
}

/**
 * Replaces the recovery codes, with the password and a code of the app or a recovery code.
 *
 * @throws {ServiceError} As `turnOffSecondFactor`.
 */
export async function replaceRecoveryCodes(
  call: AuthCall,
  session: FoundSession,
  body: PasswordAndCode,
): Promise<readonly string[]> {
  await checkBoth(call, session, body);
  const { backupCodes } = await callLibrary(
    () =>
      call.auth.betterAuth.api.generateBackupCodes({
        body: { password: body.password },
        headers: toLibraryHeaders(call),
      }),
    () => "second_factor_changed",
  );
  return backupCodes;
}

/** Checks the password first, so that a wrong one uses no recovery code. */
async function checkBoth(
  call: AuthCall,
  session: FoundSession,
  { password, code }: PasswordAndCode,
): Promise<void> {
  const { user } = session;
  if (!user.hasSecondFactor) throw new ServiceError("second_factor_changed");
  await withPasswordLimit(call, user.id, () =>
    call.auth.betterAuth.api.verifyPassword({
      body: { password },
      headers: toLibraryHeaders(call),
    }),
  );
  await checkOwnCode(call, session, code);
}

function checkOwnCode(
  call: AuthCall,
  { user }: FoundSession,
  typed: string,
  options: { readonly isRecoveryAllowed?: boolean } = {},
): Promise<CheckedCode> {
  const limits = secondFactorLimits(attemptOn(call, user.id));
  return checkCode(call, {
    userId: user.id,
    headers: toLibraryHeaders(call),
    limits,
    typed,
    ...options,
  });
}

async function readCodes(
  { betterAuth }: Pick<Auth, "betterAuth">,
  userId: string,
): Promise<readonly string[]> {
  return (await betterAuth.api.viewBackupCodes({ body: { userId } })).backupCodes;
}

/** The header with which a browser would send the cookies that a response sets. */
function toCookieHeader(headers: Headers): Headers {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(";", 1).join(""));
  return new Headers({ cookie: cookies.join("; ") });
}
