import { toTiranaDay } from "#domain/tirana-day.ts";
import { exportLimits } from "#server/services/accounts/attempt-limits.ts";
import { attemptOn } from "#server/services/accounts/auth-call.ts";
import { confirmEmail, getConfirmationPage } from "#server/services/accounts/confirm-email.ts";
import { changePassword, deleteUser, updateUser } from "#server/services/accounts/own-account.ts";
import { extendSession, signOut, toSessionAnswer } from "#server/services/accounts/own-session.ts";
import { markUse } from "#server/services/accounts/own-sessions.ts";
import { requestReset, resetPassword } from "#server/services/accounts/reset-password.ts";
import { signIn } from "#server/services/accounts/sign-in.ts";
import { signUp } from "#server/services/accounts/sign-up.ts";
import { countAttempt } from "#server/services/count-attempt.ts";
import { erasePerson } from "#server/services/persons/erase-person.ts";
import { exportPerson } from "#server/services/persons/export-person.ts";
import { passOn, toCall, withSession } from "./account-call.ts";
import { api } from "./builder.ts";

const { accounts } = api;

/** Max bytes of the photos in a download; further ones are listed without their file, to limit the memory. */
const maxPhotoBytes = 20_000_000;

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
    markUse(toCall(context), session);
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
    await resetPassword(toCall(context), input);
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
    const erase = (userId: string): Promise<unknown> =>
      erasePerson(context.appContext, { kind: "account", userId });
    passOn(context, await deleteUser(toCall(context), context.session, input.password, erase));
    for (const topic of ["order", "quote"] as const) context.appContext.feed.announce(topic);
    return { success: true };
  }),
  exportData: accounts.exportData.use(withSession).handler(async ({ context }) => {
    const { appContext, session } = context;
    const { id: userId } = session.user;
    await countAttempt(appContext.attempts, exportLimits(attemptOn(toCall(context), userId)));
    const { responseHeaders } = context;
    responseHeaders.set("cache-control", "no-store");
    responseHeaders.set(
      "content-disposition",
      `attachment; filename="my-data-${toTiranaDay(appContext.now())}.json"`,
    );
    return exportPerson(appContext, { kind: "account", userId }, maxPhotoBytes);
  }),
};
