import { isAPIError } from "better-auth/api";
import { codeUseLimit } from "#server/services/accounts/attempt-limits.ts";
import type { AuthCall } from "#server/services/accounts/auth-call.ts";
import { countAttempt } from "#server/services/count-attempt.ts";
import type { AttemptLimit } from "#server/services/limits/attempt-limiter.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { readTypedCode } from "./recovery-codes.ts";

type CodeCheck = {
  readonly userId: string;
  /** Passed to better-auth; contain a challenge or a session. */
  readonly headers: Headers;
  /** Those of `secondFactorLimits`. */
  readonly limits: readonly [ofAccount: AttemptLimit, ...others: AttemptLimit[]];
  readonly typed: string;
  /** Whether a recovery code counts, too. */
  readonly isRecoveryAllowed?: boolean;
};

/** What better-auth returns for a right code. */
export type CheckedCode = { readonly token: string; readonly headers: Headers };

/**
 * Checks a code of the app or a recovery code, each of which works once. With a challenge, the library
 * opens a session.
 *
 * @throws {ServiceError} `wrong_code`, `sign_in_expired` or `rate_limited`.
 */
export async function checkCode(call: AuthCall, check: CodeCheck): Promise<CheckedCode> {
  const { attempts } = call.auth;
  const { kind, code } = readTypedCode(check.typed);
  await countAttempt(attempts, check.limits);
  // Counted before the check, so that of parallel requests with the same code only one gets through.
  const use = kind === "totp" ? [codeUseLimit(check.userId, code)] : [];
  try {
    if ((await attempts.limiter.take(use)) > 0) throw new ServiceError("wrong_code");
    if (kind === "recovery" && check.isRecoveryAllowed === false) {
      throw new ServiceError("wrong_code");
    }
    const checked = await askLibrary(call, kind, code, check.headers);
    const [ofAccount, ...others] = check.limits;
    await Promise.all([attempts.limiter.clear(ofAccount), attempts.limiter.giveBack(others)]);
    return checked;
  } catch (error) {
    // An unexpected error doesn't count as a failed attempt.
    if (!(error instanceof ServiceError)) {
      await attempts.limiter.giveBack([...check.limits, ...use]);
    }
    throw error;
  }
}

async function askLibrary(
  { auth }: AuthCall,
  kind: "totp" | "recovery",
  code: string,
  headers: Headers,
): Promise<CheckedCode> {
  const { api } = auth.betterAuth;
  const request = { body: { code }, headers, returnHeaders: true } as const;
  try {
    const answer =
      kind === "totp" ? await api.verifyTOTP(request) : await api.verifyBackupCode(request);
    return { token: answer.response.token ?? "", headers: answer.headers };
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    // 400: the challenge has had five wrong codes.
    throw new ServiceError(error.statusCode === 400 ? "sign_in_expired" : "wrong_code");
  }
}
