import { eq } from "drizzle-orm";
import type { z } from "zod";
import { sessions } from "#server/db/schema/auth.ts";
import { countAttempt } from "#server/services/count-attempt.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { signInLimits } from "./attempt-limits.ts";
import { attemptOn, toLibraryHeaders, type AuthResult, type AuthCall } from "./auth-call.ts";
import { findLibraryCode, findErrorBody } from "./auth-errors.ts";
import type { requestSchemas } from "./auth-schemas.ts";
import { mailConfirmation } from "./confirm-email.ts";
import { waitForStep } from "./pad-response-time.ts";
import { parseEmail } from "./parse-email.ts";
import { toSessionAnswer } from "./session-routes.ts";
import { findSessionByToken } from "./session.ts";

type SignInBody = z.infer<typeof requestSchemas.signIn>;
type Opened = { readonly token: string; readonly headers: Headers };

/**
 * Signs a person in. Pads the time of failures only. Unknown, wrong and unconfirmed get one answer after the same time.
 *
 * @throws {ServiceError} `credentials_required`, `invalid_credentials` or `rate_limited`.
 * Source: decisions, "Messages at sign-in".
 */
export async function signIn(call: AuthCall, body: SignInBody): Promise<AuthResult> {
  if (body.email === "" || body.password === "") throw new ServiceError("credentials_required");
  const email = parseEmail(body.email);
  const limits = signInLimits(attemptOn(call, email ?? "no-address"));
  countAttempt(call.auth.attempts, limits);
  const start = performance.now();
  try {
    const opened = await openSession(call, email, body.password);
    const session = await findSessionByToken(call.auth.db, opened.token);
    if (!session) throw new Error("A new session could not be read back");
    await endFormerSession(call);
    call.auth.attempts.limiter.giveBack(limits);
    if (limits[0]) call.auth.attempts.limiter.clear(limits[0].key);
    return { body: toSessionAnswer(session), headers: opened.headers };
  } catch (error) {
    // A fault of ours is no failed attempt.
    if (!findErrorBody(error)) call.auth.attempts.limiter.giveBack(limits);
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
  try {
    const { headers, response } = await call.auth.betterAuth.api.signInEmail({
      body: { email, password },
      headers: toLibraryHeaders(call),
      returnHeaders: true,
    });
    return { token: response.token, headers };
  } catch (error) {
    // The password was right, so this is the owner, who may have lost the mail.
    if (findLibraryCode(error) === "EMAIL_NOT_VERIFIED") mailConfirmation(call.auth, { email });
    throw error;
  }
}

/** The session that this browser had until now must not live on beside the new one. */
async function endFormerSession({ auth, session }: AuthCall): Promise<void> {
  if (session) await auth.db.delete(sessions).where(eq(sessions.token, session.token));
}
