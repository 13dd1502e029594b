import { os as base } from "@orpc/server";
import type { RequestScope } from "#server/http/request-scope.ts";
import type { AuthCall } from "#server/services/accounts/auth-call.ts";
import { confirmEmail, getConfirmationPage } from "#server/services/accounts/confirm-email.ts";
import { changePassword, deleteUser, updateUser } from "#server/services/accounts/own-account.ts";
import { extendSession, signOut, toSessionAnswer } from "#server/services/accounts/own-session.ts";
import { requestReset, resetPassword } from "#server/services/accounts/reset-password.ts";
import { sessionHeaders } from "#server/services/accounts/session-headers.ts";
import { signIn } from "#server/services/accounts/sign-in.ts";
import { signUp } from "#server/services/accounts/sign-up.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { api } from "./builder.ts";

const { accounts } = api;

/** Allows signed-in users and passes on their session. */
const withSession = base.$context<RequestScope>().middleware(async ({ context, next }) => {
  const session = await context.findSession();
  if (!session) throw new ServiceError("unauthorized");
  return next({ context: { session } });
});

export const accountsApi = {
  signUp: accounts.signUp.handler(({ context, input }) => signUp(toCall(context), input)),
  signIn: accounts.signIn.handler(async ({ context, input }) => {
    const former = await context.findSession();
    const { session, headers } = await signIn(toCall(context), input, former);
    passOn(context, headers);
    return toSessionAnswer(session);
  }),
  signOut: accounts.signOut.handler(async ({ context }) => {
    passOn(context, await signOut(toCall(context)));
    return { success: true };
  }),
  getSession: accounts.getSession.handler(async ({ context }) => {
    const session = await context.findSession();
    if (!session) return null;
    passOn(context, await extendSession(toCall(context), session));
    return toSessionAnswer(session);
  }),
  confirmEmail: accounts.confirmEmail.handler(async ({ context, input }) => ({
    success: true,
    target: await confirmEmail(context.accounts, input.token),
  })),
  openConfirmation: accounts.openConfirmation.handler(({ context, input }) => ({
    headers: { location: getConfirmationPage(context.accounts, input.token) },
  })),
  requestReset: accounts.requestReset.handler(({ context, input }) =>
    requestReset(toCall(context), input.email),
  ),
  resetPassword: accounts.resetPassword.handler(async ({ context, input }) => {
    await resetPassword(context.accounts, input);
    return { success: true };
  }),
  changePassword: accounts.changePassword.use(withSession).handler(async ({ context, input }) => {
    passOn(context, await changePassword(toCall(context), context.session, input));
    return { success: true };
  }),
  updateUser: accounts.updateUser
    .use(withSession)
    .handler(async ({ context, input }) =>
      toSessionAnswer(await updateUser(toCall(context), context.session, input)),
    ),
  deleteUser: accounts.deleteUser.use(withSession).handler(async ({ context, input }) => {
    passOn(context, await deleteUser(toCall(context), context.session, input.password));
    return { success: true };
  }),
};

function toCall({ accounts: auth, clientAddress: address, headers, log }: RequestScope): AuthCall {
  return { auth, address, headers, log };
}

/** Adds the cookie or token that better-auth set to the response. */
function passOn(scope: RequestScope, libraryHeaders: Headers | undefined): void {
  if (!libraryHeaders) return;
  for (const [field, value] of sessionHeaders(scope.accounts, scope.headers, libraryHeaders)) {
    scope.responseHeaders.append(field, value);
  }
}
