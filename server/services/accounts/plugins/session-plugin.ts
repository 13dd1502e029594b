import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { deleteSessionCookie } from "better-auth/cookies";

/** Reads and ends the session of a request. The endpoints can't be reached over HTTP. */
export const sessionPlugin = {
  id: "shop-session",
  endpoints: {
    /** The token as the sessions table stores it, or null unless its signature is ours. */
    readSessionToken: createAuthEndpoint.serverOnly(
      { method: "GET", requireHeaders: true },
      async (ctx) => {
        const { name } = ctx.context.authCookies.sessionToken;
        return (await ctx.getSignedCookie(name, ctx.context.secret)) || null;
      },
    ),
    /**
     * Deletes the session and its cookie. The library's sign-out only logs a database error, and
     * the session would stay valid unnoticed.
     */
    endSession: createAuthEndpoint.serverOnly(
      { method: "POST", requireHeaders: true },
      async (ctx) => {
        const { name } = ctx.context.authCookies.sessionToken;
        const token = await ctx.getSignedCookie(name, ctx.context.secret);
        if (token) {
          const where = [{ field: "token", value: token }];
          await ctx.context.adapter.deleteMany({ model: "session", where });
        }
        deleteSessionCookie(ctx);
      },
    ),
  },
} satisfies BetterAuthPlugin;
