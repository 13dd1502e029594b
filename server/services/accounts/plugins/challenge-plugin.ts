import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";

/** Reads a sign-in that waits for the second factor. The endpoint can't be reached over HTTP. */
export const challengePlugin = {
  id: "shop-challenge",
  endpoints: {
    /** The user's id; null if the challenge isn't ours, has expired or is used up. */
    readChallenge: createAuthEndpoint.serverOnly(
      { method: "GET", requireHeaders: true },
      async (ctx) => {
        const { name } = ctx.context.createAuthCookie("two_factor");
        const identifier = await ctx.getSignedCookie(name, ctx.context.secret);
        if (!identifier) return null;
        const row = await ctx.context.internalAdapter.findVerificationValue(identifier);
        return row && row.expiresAt > new Date() ? row.value : null;
      },
    ),
  },
} satisfies BetterAuthPlugin;
