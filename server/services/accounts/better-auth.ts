import { randomUUID } from "node:crypto";
import type { BetterAuthOptions, DBAdapter } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { bearer } from "better-auth/plugins/bearer";
import { twoFactor } from "better-auth/plugins/two-factor";
import { maxPasswordBytes, minPasswordLength } from "#domain/account.ts";
import { company } from "#domain/company.ts";
import { accounts, sessions, twoFactors, users, verifications } from "#server/db/schema/auth.ts";
import { ownOrigins } from "#server/services/foreign-origin.ts";
import type { AuthParts } from "./auth.ts";
import { hashSessions } from "./hashed-sessions.ts";
import { createLibraryLog } from "./log-library.ts";
import { challengePlugin } from "./plugins/challenge-plugin.ts";
import { mailLinkPlugin } from "./plugins/mail-link-plugin.ts";
import { sessionPlugin } from "./plugins/session-plugin.ts";
import { createRecoveryCodes } from "./second-factor/recovery-codes.ts";
import { sessionLimits } from "./session.ts";

/** better-auth, configured for our tables. */
export type BetterAuth = ReturnType<typeof setUp>;

/** Mails the confirmation link again, after a sign-in to an unconfirmed account. */
type ConfirmAgain = (email: string) => void;

const secondFactorPlugin = twoFactor({
  issuer: company.name,
  // How long a sign-in waits for the second step.
  twoFactorCookieMaxAge: 10 * 60,
  backupCodeOptions: { customBackupCodesGenerate: createRecoveryCodes },
  // attempt-limits.ts counts wrong codes, also those of a signed-in user.
  accountLockout: { enabled: false },
});

/** The header that passes the client's address to better-auth. */
export const clientAddressHeader = "x-client-address";

/** Configures better-auth. We call its functions and our plugins' and never mount its routes. */
export function createBetterAuth(parts: AuthParts, confirmAgain: ConfirmAgain): BetterAuth {
  return setUp(parts, confirmAgain);
}

function setUp({ db, config, secret, log, passwords }: AuthParts, confirmAgain: ConfirmAgain) {
  return betterAuth({
    appName: "Shop",
    baseURL: new URL(config.publicUrl).origin,
    basePath: "/api/auth",
    secret,
    trustedOrigins: [...ownOrigins(config)],
    database: (options: BetterAuthOptions) => hashSessions(openTables(db, options)),
    user: { additionalFields: { phone: { type: "string", required: false } } },
    emailAndPassword: {
      enabled: true,
      // Only insert-account.ts creates accounts: in one statement and with the same response for
      // every address.
      disableSignUp: true,
      autoSignIn: false,
      requireEmailVerification: true,
      minPasswordLength,
      maxPasswordLength: maxPasswordBytes,
      password: passwords,
    },
    emailVerification: {
      // Called only if the password was right, so this is the owner, who may have lost the mail.
      sendOnSignIn: true,
      sendVerificationEmail: async ({ user }) => confirmAgain(user.email),
    },
    session: {
      expiresIn: sessionLimits.idleSeconds,
      updateAge: sessionLimits.refreshAfterSeconds,
    },
    // Hashed, so that a leaked copy of the table contains no usable token.
    verification: { storeIdentifier: "hashed" },
    // attempt-limits.ts counts failures instead of calls.
    rateLimit: { enabled: false },
    plugins: [
      bearer({ requireSignature: true }),
      secondFactorPlugin,
      sessionPlugin,
      mailLinkPlugin,
      challengePlugin,
    ],
    telemetry: { enabled: false },
    advanced: {
      // On https our prefix binds the cookie to this exact host; the library's option would put
      // __Secure- before it.
      useSecureCookies: false,
      cookiePrefix: config.isHttps ? "__Host-shop" : "shop",
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

function openTables(db: AuthParts["db"], options: BetterAuthOptions): DBAdapter {
  const toAdapter = drizzleAdapter(db, {
    provider: "pg",
    transaction: true,
    schema: {
      user: users,
      session: sessions,
      account: accounts,
      verification: verifications,
      twoFactor: twoFactors,
    },
  });
  return toAdapter(options);
}
