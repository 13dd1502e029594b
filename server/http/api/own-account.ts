import { toSessionAnswer } from "#server/services/accounts/own-session.ts";
import {
  endOtherSessions,
  endOwnSession,
  listSessions,
} from "#server/services/accounts/own-sessions.ts";
import { signInWithCode } from "#server/services/accounts/second-factor/finish-sign-in.ts";
import {
  getSecondFactor,
  replaceRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "#server/services/accounts/second-factor/own-second-factor.ts";
import { passOn, toCall, withSession } from "./account-call.ts";
import { api } from "./builder.ts";

const { ownAccount } = api;

export const ownAccountApi = {
  signInWithCode: ownAccount.signInWithCode.handler(async ({ context, input }) => {
    const former = await context.findSession();
    const { session, headers } = await signInWithCode(toCall(context), input, former);
    passOn(context, headers);
    return toSessionAnswer(session);
  }),
  getSecondFactor: ownAccount.getSecondFactor
    .use(withSession)
    .handler(({ context }) => getSecondFactor(toCall(context), context.session)),
  startSecondFactor: ownAccount.startSecondFactor
    .use(withSession)
    .handler(({ context, input }) =>
      startSecondFactor(toCall(context), context.session, input.password),
    ),
  turnOnSecondFactor: ownAccount.turnOnSecondFactor
    .use(withSession)
    .handler(async ({ context, input }) => {
      const call = toCall(context);
      const { codes, headers } = await turnOnSecondFactor(call, context.session, input.code);
      passOn(context, headers);
      return { recovery_codes: [...codes] };
    }),
  turnOffSecondFactor: ownAccount.turnOffSecondFactor
    .use(withSession)
    .handler(async ({ context, input }) => {
      passOn(context, await turnOffSecondFactor(toCall(context), context.session, input));
      return { success: true };
    }),
  replaceRecoveryCodes: ownAccount.replaceRecoveryCodes
    .use(withSession)
    .handler(async ({ context, input }) => ({
      recovery_codes: [...(await replaceRecoveryCodes(toCall(context), context.session, input))],
    })),
  listSessions: ownAccount.listSessions.use(withSession).handler(async ({ context }) => ({
    sessions: await listSessions(context.accounts.db, context.session),
  })),
  endSession: ownAccount.endSession.use(withSession).handler(async ({ context, input }) => {
    await endOwnSession(context.accounts.db, context.session, input.id);
    return { success: true };
  }),
  endOtherSessions: ownAccount.endOtherSessions.use(withSession).handler(async ({ context }) => {
    await endOtherSessions(context.accounts.db, context.session);
    return { success: true };
  }),
};
