import { eq } from "drizzle-orm";
import { runTransaction } from "#server/db/run-transaction.ts";
import { imports } from "#server/db/schema/staff.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { nameActor } from "#server/services/history/name-actor.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { takeTurn } from "#server/services/take-turn.ts";
import type { ImportView } from "./import-view.ts";
import { lockImport, lockImportedProducts } from "./lock-import.ts";
import { readImport } from "./read-imports.ts";
import { recheckRows } from "./recheck-rows.ts";
import { writeChanged } from "./write-changed.ts";
import { writeCreated } from "./write-created.ts";

/**
 * Writes all rows of a draft that aren't refused, or none on failure. Rows that became invalid since the
 * file was read are refused with a reason.
 * @param id The draft's UUID.
 * @throws {ServiceError} `unauthorized`, `forbidden`, `not_found`, or `import_state` if the import was
 * already written.
 */
export async function applyImport(ctx: ServiceContext, id: string): Promise<ImportView> {
  requireAdmin(ctx.actor);
  const now = ctx.now();
  await takeTurn(ctx, ["import"], () =>
    runTransaction(ctx.db, async (tx) => {
      const { state } = await lockImport(tx, id);
      if (state !== "draft") throw new ServiceError("import_state");
      await nameActor(tx, ctx.actor, { import: id });
      const shownBefore = await lockImportedProducts(tx, id);
      await recheckRows(tx, id);
      await writeChanged(tx, id, now, shownBefore);
      await writeCreated(tx, id, now);
      await tx.update(imports).set({ state: "applied", appliedAt: now }).where(eq(imports.id, id));
    }),
  );
  ctx.announceChanges("product");
  return readImport(ctx.db, id);
}
