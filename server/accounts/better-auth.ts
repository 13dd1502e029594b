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

/** better-auth, configured for our tables. */
export type BetterAuth = ReturnType<typeof setUp>;

/** The recipient of a password mail. */
export type MailedUser = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
};

/** Callbacks of a password reset. */
export type ResetEvents = {
  sendReset(user: MailedUser, token: string): void;
  afterReset(userId: string): Promise<void>;
};

/** The header that passes the client's address to better-auth. */
export const clientAddressHeader = "x-client-address";

/** Configures better-auth. We call its functions only and never mount its routes. */
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
      // Only sign-up.ts creates accounts: in one statement and with the same response for every
      // address.
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
    // Hashed, so that a leaked copy of the table contains no usable token.
    verification: { storeIdentifier: "hashed" },
    // attempt-limits.ts counts failures instead of calls.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      // Our prefix is __Host- already; the library's option would put __Secure- before it.
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
