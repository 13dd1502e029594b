import { messages } from "#domain/messages.ts";
import { countAttempt } from "#server/services/count-attempt.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { signUpLimits } from "./attempt-limits.ts";
import { attemptOn, type AuthCall } from "./auth-call.ts";
import { mailConfirmation } from "./confirm-email.ts";
import { insertAccount } from "./insert-account.ts";
import { padResponseTime } from "./pad-response-time.ts";
import { parseEmail } from "./parse-email.ts";
import { rejectWeakPassword } from "./password-rules.ts";

type SignUp = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phone?: string | undefined;
  /** Page to open after the confirmation. */
  readonly callbackURL?: string | undefined;
};

/**
 * Creates an unconfirmed account. If the address already has an account, the response and its
 * timing are the same, and the owner gets a mail.
 *
 * @throws {ServiceError} `invalid_email`, `weak_password` or `rate_limited`.
 */
export async function signUp(
  call: AuthCall,
  body: SignUp,
): Promise<{ success: true; message: string }> {
  const { auth } = call;
  const email = parseEmail(body.email);
  if (email === undefined) throw new ServiceError("invalid_email");
  rejectWeakPassword(body.password);
  await countAttempt(auth.attempts, signUpLimits(attemptOn(call, email)));
  await padResponseTime(auth.responsePaddingMs, async () => {
    const passwordHash = await auth.passwords.hash(body.password);
    const typed = { name: body.name, phone: body.phone || null, passwordHash };
    const userId = await insertAccount(auth.db, { email, ...typed, isConfirmed: false });
    if (userId === undefined) call.log.info("sign-up with an address that has an account");
    mailConfirmation(auth, { email, target: body.callbackURL, signUp: typed });
  });
  return { success: true, message: messages.signUp.checkEmail };
}
