import { randomUUID } from "node:crypto";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { maxPasswordBytes, minPasswordLength } from "#domain/account.ts";
import { accounts, sessions, users, verifications } from "#server/db/schema/auth.ts";
import { ownOrigins } from "#server/services/foreign-origin.ts";
import type { AuthParts } from "./auth.ts";
import { createLibraryLog } from "./log-library.ts";
import { cookiePrefix } from "./session-token.ts";
import { sessionLimits } from "./session.ts";

/** The library, set up for our tables. */
export type BetterAuth = ReturnType<typeof setUp>;

/** Where a person stands in the mails about passwords. */
export type MailedUser = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
};

/** What happens around a password reset. */
export type ResetEvents = {
  sendReset(user: MailedUser, token: string): void;
  afterReset(userId: string): Promise<void>;
};

/** The header in which our handler tells the library the client's address. */
export const clientAddressHeader = "x-client-address";

/** Sets the library up. It is called through its functions only, never through its own routes. */
export function createBetterAuth(parts: AuthParts, events: ResetEvents): BetterAuth {
  return setUp(parts, events);
}

function setUp({ db, config, secret, log, passwords }: AuthParts, events: ResetEvents) {
  return betterAuth({
    appName: "Shop",
    baseURL: new URL(config.publicUrl).origin,
    basePath: "/api/auth",
    secret,
    trustedOrigins: [...ownOrigins(config)],
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    user: {
      additionalFields: { phone: { type: "string", required: false } },
      deleteUser: { enabled: true },
    },
    emailAndPassword: {
      enabled: true,
      // Accounts are made by sign-up.ts alone: in one statement, with one answer for every address.
      disableSignUp: true,
      autoSignIn: false,
      requireEmailVerification: true,
      minPasswordLength,
      maxPasswordLength: maxPasswordBytes,
      password: passwords,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 60 * 60,
      sendResetPassword: async ({ user, token }) => events.sendReset(user, token),
      onPasswordReset: ({ user }) => events.afterReset(user.id),
    },
    session: {
      expiresIn: sessionLimits.idleSeconds,
      updateAge: sessionLimits.refreshAfterSeconds,
    },
    // The table must not hold what a stolen copy of it could be used for.
    verification: { storeIdentifier: "hashed" },
    // attempt-limits.ts counts failures instead of calls.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      // Our prefix says __Host-; the library's own switch would put __Secure- before it.
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(config),
      defaultCookieAttributes: {
        secure: config.isHttps,
        httpOnly: true,
        sameSite: "lax",
        path: "/",
      },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      database: { generateId: () => randomUUID() },
    },
    logger: {
      level: "warn",
      log: createLibraryLog(log),
    },
  });
}
