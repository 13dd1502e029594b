import { eq } from "drizzle-orm";
import { sessions } from "#server/db/schema/auth.ts";
import { countAttempt } from "#server/services/count-attempt.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { signInLimits } from "./attempt-limits.ts";
import { attemptOn, toLibraryHeaders, type AuthCall } from "./auth-call.ts";
import { callLibrary } from "./library-errors.ts";
import { waitForStep } from "./pad-response-time.ts";
import { parseEmail } from "./parse-email.ts";
import { findSessionByToken, type FoundSession } from "./session.ts";

/** The new session with the headers that set its cookie. */
type SignedIn = { readonly session: FoundSession; readonly headers: Headers };
type Opened = { readonly token: string; readonly headers: Headers };

/**
 * Signs a user in. An unknown address, a wrong password and an unconfirmed account get the same
 * response after the same time. Only failures are padded.
 *
 * @param former The session of this browser, which the new one replaces.
 * @throws {ServiceError} `credentials_required`, `invalid_credentials` or `rate_limited`.
 */
export async function signIn(
  call: AuthCall,
  body: { readonly email: string; readonly password: string },
  former: FoundSession | undefined,
): Promise<SignedIn> {
  if (body.email === "" || body.password === "") throw new ServiceError("credentials_required");
  const email = parseEmail(body.email);
  const limits = signInLimits(attemptOn(call, email ?? "no-address"));
  await countAttempt(call.auth.attempts, limits);
  const start = performance.now();
  try {
    const opened = await openSession(call, email, body.password);
    const session = await findSessionByToken(call.auth.db, opened.token);
    if (!session) throw new Error("A new session could not be read back");
    if (former) await endSession(call, former);
    const { limiter } = call.auth.attempts;
    const [ofAccount, ofNetwork] = limits;
    await Promise.all([limiter.clear(ofAccount), limiter.giveBack([ofNetwork])]);
    return { session, headers: opened.headers };
  } catch (error) {
    // An unexpected error doesn't count as a failed attempt.
    if (!(error instanceof ServiceError)) await call.auth.attempts.limiter.giveBack(limits);
    await waitForStep(start, call.auth.responsePaddingMs);
    throw error;
  }
}

async function openSession(
  call: AuthCall,
  email: string | undefined,
  password: string,
): Promise<Opened> {
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
  return { token: response.token, headers };
}

async function endSession({ auth }: AuthCall, { token }: FoundSession): Promise<void> {
  await auth.db.delete(sessions).where(eq(sessions.token, token));
}
