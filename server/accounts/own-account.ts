import type { z } from "zod";
import { countAttempt } from "#server/services/count-attempt.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { passwordLimits } from "./attempt-limits.ts";
import {
  attemptOn,
  requireSession,
  toLibraryHeaders,
  type AuthResult,
  type AuthCall,
} from "./auth-call.ts";
import type { requestSchemas } from "./auth-schemas.ts";
import { callLibrary } from "./library-errors.ts";
import { refuseWeakPassword } from "./password-rules.ts";
import { toSessionAnswer } from "./session-routes.ts";
import { findSessionByToken } from "./session.ts";

/**
 * Changes the password. Ends all sessions and starts a new one for this device.
 *
 *
 * @throws {ServiceError} `unauthorized`, `weak_password`, `wrong_password` or `rate_limited`.
 */
export async function changePassword(
  call: AuthCall,
  body: z.infer<typeof requestSchemas.changePassword>,
): Promise<AuthResult> {
  const { auth } = call;
  const { user } = requireSession(call);
  refuseWeakPassword(body.newPassword);
  const { headers } = await askingPassword(call, user.id, () =>
    auth.betterAuth.api.changePassword({
      body: { ...body, revokeOtherSessions: true },
      headers: toLibraryHeaders(call),
      returnHeaders: true,
    }),
  );
  await auth.betterAuth.api.dropAccountLinks({ body: { userId: user.id } });
  return { body: { success: true }, headers };
}

/**
 * Changes name or phone.
 *
 *
 * @throws {ServiceError} `unauthorized`.
 */
export async function updateUser(
  call: AuthCall,
  body: z.infer<typeof requestSchemas.updateUser>,
): Promise<AuthResult> {
  const { token } = requireSession(call);
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
  return { body: toSessionAnswer(session) };
}

/**
 * Deletes the signed-in user's account and everything that belongs to it. Orders stay, without the
 * reference to the user. An admin's account can't be deleted, since the shop could end up without
 * an admin.
 *
 *
 * @throws {ServiceError} `unauthorized`, `admin_account_stays`, `wrong_password`, `rate_limited`.
 */
export async function deleteUser(
  call: AuthCall,
  body: z.infer<typeof requestSchemas.deleteUser>,
): Promise<AuthResult> {
  const { auth } = call;
  const { user } = requireSession(call);
  if (user.isAdmin) throw new ServiceError("admin_account_stays");
  // With an empty password, better-auth would accept the session alone.
  if (body.password === "") throw new ServiceError("wrong_password");
  const { headers } = await askingPassword(call, user.id, () =>
    auth.betterAuth.api.deleteUser({
      body,
      headers: toLibraryHeaders(call),
      returnHeaders: true,
    }),
  );
  await auth.betterAuth.api.dropAccountLinks({ body: { userId: user.id } });
  return { body: { success: true }, headers };
}

/** Counts wrong passwords, so that an unattended session can't be used to guess them. */
async function askingPassword<Result>(
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
