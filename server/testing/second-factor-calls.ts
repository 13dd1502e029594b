import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { users } from "#server/db/schema/auth.ts";
import { adminUsers } from "#server/db/schema/shop.ts";
import type { Auth } from "#server/services/accounts/auth.ts";
import { readAppCode } from "./authenticator-app.ts";
import { getCookie, goodPassword as password, type TestAccounts } from "./test-accounts.ts";

type Admin = {
  readonly email: string;
  readonly cookie: string;
  readonly key: string;
  readonly codes: readonly string[];
};

type Call = { readonly auth?: Auth; readonly address?: string };

/** The requests of an admin with a second factor. */
export type SecondFactorCalls = {
  makeAdmin(email: string): Promise<string>;
  /** Turns it on with the code before the current one. */
  enrol(email: string): Promise<Admin>;
  send(path: string, body: unknown, cookie?: string, call?: Call): Promise<Response>;
  post(path: string, body: unknown, cookie?: string): Promise<unknown>;
  /** The first step of a sign-in; returns its challenge. */
  begin(email: string, call?: Call): Promise<string>;
  /** The second step. */
  finish(challenge: string, code: string, call?: Call): Promise<Response>;
};

export const keyAnswer = z.object({
  key: z.string(),
  uri: z.string(),
  qr: z.object({ size: z.int() }),
});
export const codesAnswer = z.object({ recovery_codes: z.array(z.string()) });
export const challengeAnswer = z.object({
  code: z.literal("second_factor_required"),
  data: z.object({ challenge: z.string() }),
});

/** The code of an error response. */
export async function readCode(answer: Response): Promise<string> {
  return z.object({ code: z.string() }).parse(await answer.json()).code;
}

export function callSecondFactor(accounts: TestAccounts): SecondFactorCalls {
  const send: SecondFactorCalls["send"] = (path, body, cookie, call = {}) =>
    accounts.send({ path, body, cookie, ...call });
  const post: SecondFactorCalls["post"] = async (path, body, cookie) =>
    (await send(path, body, cookie)).json();
  const makeAdmin: SecondFactorCalls["makeAdmin"] = async (email) => {
    const cookie = await accounts.makePerson(email);
    const [user] = await accounts.db.select().from(users).where(eq(users.email, email));
    const row = { id: randomUUID(), userId: user?.id ?? "", email, name: "Arta" };
    await accounts.db.insert(adminUsers).values(row);
    return cookie;
  };
  return {
    makeAdmin,
    send,
    post,
    enrol: async (email) => {
      const cookie = await makeAdmin(email);
      const { key } = keyAnswer.parse(await post("/second-factor/start", { password }, cookie));
      const answer = await send("/second-factor/turn-on", { code: readAppCode(key, -1) }, cookie);
      const { recovery_codes: codes } = codesAnswer.parse(await answer.json());
      return { email, cookie: getCookie(answer), key, codes };
    },
    begin: async (email, call) => {
      const answer = await send("/sign-in/email", { email, password }, undefined, call);
      if (answer.headers.getSetCookie().length > 0) throw new Error("The first step set a cookie");
      return challengeAnswer.parse(await answer.json()).data.challenge;
    },
    finish: (challenge, code, call) => send("/sign-in/code", { challenge, code }, undefined, call),
  };
}
