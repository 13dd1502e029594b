import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { runTransaction } from "#server/db/run-transaction.ts";
import { searchMisses } from "#server/db/schema/search-words.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { nameActor } from "#server/services/history/name-actor.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";

/**
 * Takes a search off the list of those that found nothing, or puts it back. It is counted further.
 * @throws {ServiceError} `unauthorized`, `forbidden`; `not_found` if it is unknown or already so.
 */
export async function setDismissed(
  ctx: ServiceContext,
  id: string,
  isDismissed: boolean,
): Promise<void> {
  const admin = requireAdmin(ctx.actor);
  const { dismissedAt } = searchMisses;
  await runTransaction(ctx.db, async (tx) => {
    await nameActor(tx, ctx.actor);
    const changed = await tx
      .update(searchMisses)
      .set(
        isDismissed
          ? { dismissedAt: ctx.now(), dismissedBy: admin.userId }
          : { dismissedAt: null, dismissedBy: null },
      )
      .where(
        and(eq(searchMisses.id, id), isDismissed ? isNull(dismissedAt) : isNotNull(dismissedAt)),
      )
      .returning({ id: searchMisses.id });
    if (changed.length === 0) throw new ServiceError("not_found");
  });
}
