import { countAttempt } from "#server/services/count-attempt.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { signInLimits } from "./attempt-limits.ts";
import { attemptOn, toLibraryHeaders, type AuthCall } from "./auth-call.ts";
import { noteDevice } from "./known-devices.ts";
import { callLibrary } from "./library-errors.ts";
import { waitForStep } from "./pad-response-time.ts";
import { parseEmail } from "./parse-email.ts";
import { findChallenge } from "./second-factor/challenge.ts";
import { endSession, findSessionByToken, type FoundSession } from "./session.ts";

/** The new session with the headers that set its cookie. */
export type OpenedSession = { readonly session: FoundSession; readonly headers: Headers };
type Opened = { readonly token: string; readonly headers: Headers };
/** A sign-in that waits for the second factor. */
type Challenged = { readonly challenge: string };

export type SignInBody = {
  readonly email: string;
  readonly password: string;
  /** Random id that the browser or the app stores. */
  readonly device?: string | undefined;
};

/**
 * Signs a user in. An unknown address, a wrong password and an unconfirmed account get the same
 * response after the same time. Only failures are padded.
 *
 * @param former The session of this browser, which the new one replaces.
 * @throws {ServiceError} `second_factor_required` with the challenge for the second step,
 * `credentials_required`, `invalid_credentials` or `rate_limited`.
 */
export async function signIn(
  call: AuthCall,
  body: SignInBody,
  former: FoundSession | undefined,
): Promise<OpenedSession> {
  if (body.email === "" || body.password === "") throw new ServiceError("credentials_required");
  const email = parseEmail(body.email);
  const limits = signInLimits(attemptOn(call, email ?? "no-address"));
  await countAttempt(call.auth.attempts, limits);
  const start = performance.now();
  try {
    const opened = await openSession(call, email, body.password);
    const signedIn =
      "challenge" in opened ? opened : await finishSignIn(call, opened, former, body.device);
    const { limiter } = call.auth.attempts;
    const [ofAccount, ofNetwork] = limits;
    await Promise.all([limiter.clear(ofAccount), limiter.giveBack([ofNetwork])]);
    if ("challenge" in signedIn) throw new ServiceError("second_factor_required", signedIn);
    return signedIn;
  } catch (error) {
    // An unexpected error doesn't count as a failed attempt.
    if (!(error instanceof ServiceError)) await call.auth.attempts.limiter.giveBack(limits);
    await waitForStep(start, call.auth.responsePaddingMs);
    throw error;
  }
}

/** Reads the new session back, ends the former one and mails about a new device. */
export async function finishSignIn(
  call: AuthCall,
  opened: Opened,
  former: FoundSession | undefined,
  device: string | undefined,
): Promise<OpenedSession> {
  const session = await findSessionByToken(call.auth.db, opened.token);
  if (!session) throw new Error("A new session could not be read back");
  if (former) await endSession(call.auth.db, former);
  await noteDevice(call, session, device);
  return { session, headers: opened.headers };
}

async function openSession(
  call: AuthCall,
  email: string | undefined,
  password: string,
): Promise<Opened | Challenged> {
  if (email === undefined) {
    await call.auth.passwords.hash(password);
    throw new ServiceError("invalid_credentials");
  }
  const { headers, response } = await callLibrary(
    () =>
      call.auth.betterAuth.api.signInEmail({
        body: { email, password },
        headers: toLibraryHeaders(call),
        returnHeaders: true,
      }),
    () => "invalid_credentials",
  );
  // The library has deleted the session again if the account has a second factor.
  const challenge = findChallenge(call.auth, headers);
  return challenge === undefined ? { token: response.token, headers } : { challenge };
}
