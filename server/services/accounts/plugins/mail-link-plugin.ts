import type { BetterAuthPlugin, Where } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { z } from "zod";
import {
  dropMailLinks,
  issueMailLink,
  mailLinkGrant,
  mailLinkKind,
  redeemMailLink,
} from "./mail-links.ts";

const method = "POST";

/** Links in mails, each of which works once. The endpoints can't be reached over HTTP. */
export const mailLinkPlugin = {
  id: "shop-mail-links",
  endpoints: {
    createMailLink: createAuthEndpoint.serverOnly(
      {
        method,
        body: z.object({ kind: mailLinkKind, grant: mailLinkGrant, lifetimeMs: z.number() }),
      },
      async (ctx) => issueMailLink(ctx, ctx.body.kind, ctx.body.grant, ctx.body.lifetimeMs),
    ),

    /**
     * Confirms an address and writes the details of the link's own sign-up into the account.
     * Returns null for an unknown, used or expired token.
     */
    confirmByMailLink: createAuthEndpoint.serverOnly(
      { method, body: z.object({ token: z.string() }) },
      async (ctx) => {
        const grant = await redeemMailLink(ctx, "confirm-email", ctx.body.token);
        if (!grant) return null;
        const { passwordHash, ...details } = grant.signUp ?? {};
        const isConfirmed = await ctx.context.adapter.transaction(async (tx) => {
          const confirmed = await tx.updateMany({
            model: "user",
            where: unconfirmed(grant.userId),
            update: { ...details, emailVerified: true },
          });
          if (confirmed === 0) return false;
          if (passwordHash !== undefined) {
            const update = { password: passwordHash };
            await tx.updateMany({ model: "account", where: withPassword(grant.userId), update });
          }
          await dropMailLinks(tx, grant.userId);
          return true;
        });
        return isConfirmed ? { target: grant.target } : null;
      },
    ),

    /**
     * Sets a new password, ends all sessions of the account and confirms its address, since
     * reading the mail proves ownership. Clears name and phone of an unconfirmed account, which a
     * stranger may have entered. Returns null for an unknown, used or expired token.
     */
    setPasswordByMailLink: createAuthEndpoint.serverOnly(
      { method, body: z.object({ token: z.string(), newPassword: z.string() }) },
      async (ctx) => {
        const grant = await redeemMailLink(ctx, "reset-password", ctx.body.token);
        if (!grant) return null;
        const { userId } = grant;
        const password = await ctx.context.password.hash(ctx.body.newPassword);
        return ctx.context.adapter.transaction(async (tx) => {
          const changed = await tx.updateMany({
            model: "account",
            where: withPassword(userId),
            update: { password },
          });
          if (changed === 0) return null;
          await tx.updateMany({
            model: "user",
            where: unconfirmed(userId),
            update: { emailVerified: true, name: "", phone: null },
          });
          await tx.deleteMany({ model: "session", where: [{ field: "userId", value: userId }] });
          await dropMailLinks(tx, userId);
          return { userId };
        });
      },
    ),

    dropAccountLinks: createAuthEndpoint.serverOnly(
      { method, body: z.object({ userId: z.string() }) },
      async (ctx) => dropMailLinks(ctx.context.adapter, ctx.body.userId),
    ),
  },
} satisfies BetterAuthPlugin;

/** Finds an account's row unless its address is confirmed. */
function unconfirmed(userId: string): Where[] {
  return [
    { field: "id", value: userId },
    { field: "emailVerified", value: false },
  ];
}

/** Finds an account's sign-in by password. */
function withPassword(userId: string): Where[] {
  return [
    { field: "userId", value: userId },
    { field: "providerId", value: "credential" },
  ];
}
