import { secondFactorLimits } from "#server/services/accounts/attempt-limits.ts";
import { attemptOn, toLibraryHeaders, type AuthCall } from "#server/services/accounts/auth-call.ts";
import type { FoundSession } from "#server/services/accounts/session.ts";
import { finishSignIn, type OpenedSession } from "#server/services/accounts/sign-in.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { addChallenge } from "./challenge.ts";
import { checkCode } from "./check-code.ts";

/**
 * The second step of a sign-in. A wrong code, a used one and one of another account get the same
 * response.
 *
 * @param former The session of this browser, which the new one replaces.
 * @throws {ServiceError} `sign_in_expired`, also after five wrong codes; `wrong_code` or `rate_limited`.
 */
export async function signInWithCode(
  call: AuthCall,
  body: {
    readonly challenge: string;
    readonly code: string;
    readonly device?: string | undefined;
  },
  former: FoundSession | undefined,
): Promise<OpenedSession> {
  const { api } = call.auth.betterAuth;
  const headers = addChallenge(call, toLibraryHeaders(call), body.challenge);
  const userId = await api.readChallenge({ headers });
  if (userId === null) throw new ServiceError("sign_in_expired");
  const limits = secondFactorLimits(attemptOn(call, userId));
  const answer = await checkCode(call, { userId, headers, limits, typed: body.code });
  return finishSignIn(call, answer, former, body.device);
}
