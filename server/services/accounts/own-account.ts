import { countAttempt } from "#server/services/count-attempt.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { passwordLimits } from "./attempt-limits.ts";
import { attemptOn, toLibraryHeaders, type AuthCall } from "./auth-call.ts";
import { callLibrary } from "./library-errors.ts";
import { signOut } from "./own-session.ts";
import { rejectWeakPassword } from "./password-rules.ts";
import { findSessionByToken, type FoundSession } from "./session.ts";

/**
 * Changes the password. Ends all sessions and starts a new one for this device.
 *
 * @returns The headers that set the new cookie.
 * @throws {ServiceError} `unauthorized`, `weak_password`, `wrong_password` or `rate_limited`.
 */
export async function changePassword(
  call: AuthCall,
  { user }: FoundSession,
  body: { readonly currentPassword: string; readonly newPassword: string },
): Promise<Headers> {
  const { auth } = call;
  rejectWeakPassword(body.newPassword);
  const { headers } = await withPasswordLimit(call, user.id, () =>
    auth.betterAuth.api.changePassword({
      body: { ...body, revokeOtherSessions: true },
      headers: toLibraryHeaders(call),
      returnHeaders: true,
    }),
  );
  await auth.betterAuth.api.dropAccountLinks({ body: { userId: user.id } });
  return headers;
}

/**
 * Changes name or phone.
 *
 * @throws {ServiceError} `unauthorized`.
 */
export async function updateUser(
  call: AuthCall,
  { token }: FoundSession,
  body: { readonly name?: string | undefined; readonly phone?: string | null | undefined },
): Promise<FoundSession> {
  const fields = {
    ...(body.name !== undefined && { name: body.name }),
    ...(body.phone !== undefined && { phone: body.phone || null }),
  };
  const { api } = call.auth.betterAuth;
  await callLibrary(
    () => api.updateUser({ body: fields, headers: toLibraryHeaders(call) }),
    () => "unauthorized",
  );
  const session = await findSessionByToken(call.auth.db, token);
  if (!session) throw new ServiceError("unauthorized");
  return session;
}

/**
 * Erases the signed-in user once the password is right. An admin's account can't be deleted, since the
 * shop could end up without an admin.
 *
 * @param erase Deletes the account with everything that belongs to it.
 * @returns The headers that delete the cookie.
 * @throws {ServiceError} `unauthorized`, `admin_account_stays`, `wrong_password`, `rate_limited`.
 */
export async function deleteUser(
  call: AuthCall,
  { user }: FoundSession,
  password: string,
  erase: (userId: string) => Promise<unknown>,
): Promise<Headers> {
  const { betterAuth } = call.auth;
  if (user.isAdmin) throw new ServiceError("admin_account_stays");
  await withPasswordLimit(call, user.id, () =>
    betterAuth.api.verifyPassword({ body: { password }, headers: toLibraryHeaders(call) }),
  );
  await erase(user.id);
  return signOut(call);
}

/**
 * Runs a call that checks the password, and counts wrong ones, so that an unattended session can't be used
 * to guess the password.
 */
export async function withPasswordLimit<Result>(
  call: AuthCall,
  userId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { attempts } = call.auth;
  const limits = passwordLimits(attemptOn(call, userId));
  await countAttempt(attempts, limits);
  try {
    const result = await callLibrary(work, (status) =>
      status === 401 ? "unauthorized" : "wrong_password",
    );
    await attempts.limiter.giveBack(limits);
    return result;
  } catch (error) {
    if (!(error instanceof ServiceError)) await attempts.limiter.giveBack(limits);
    throw error;
  }
}
