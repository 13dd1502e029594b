import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";

/**
 * Counts the addresses that get mail about new orders. The addresses themselves stay on the server.
 * @throws {ServiceError} `unauthorized` or `forbidden`.
 */
export function countOrderMailRecipients(ctx: ServiceContext): number {
  requireAdmin(ctx.actor);
  return ctx.config.staffEmails.length;
}
