import { eq } from "drizzle-orm";
import { isUndoable } from "#domain/history.ts";
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
import { forgetDeliveries } from "./receive-rows.ts";
import { deleteCreated, restoreChanged } from "./take-back.ts";

/**
 * Undoes a written import within 30 days: deletes the products that it created and restores the fields
 * that it changed. Later changes stay.
 * @returns The undone import and the number of products that weren't fully restored.
 * @throws {ServiceError} `unauthorized`, `forbidden`, `not_found`, `import_state` if the import isn't
 * written or is already undone, or `undo_expired`.
 */
export async function undoImport(
  ctx: ServiceContext,
  id: string,
): Promise<ImportView & { readonly kept: number }> {
  const admin = requireAdmin(ctx.actor);
  const now = ctx.now();
  const kept = await takeTurn(ctx, ["import"], () =>
    runTransaction(ctx.db, async (tx) => {
      const { state, appliedAt } = await lockImport(tx, id);
      if (state !== "applied" || !appliedAt) throw new ServiceError("import_state");
      if (!isUndoable(appliedAt, now)) throw new ServiceError("undo_expired");
      await nameActor(tx, ctx.actor, { import: id });
      const shownBefore = await lockImportedProducts(tx, id);
      await forgetDeliveries(tx, id);
      const leftCreated = await deleteCreated(tx, id, {
        now,
        deletedBy: admin.userId,
        shownBefore,
      });
      const leftChanged = await restoreChanged(tx, id, now, shownBefore);
      await tx.update(imports).set({ state: "undone", undoneAt: now }).where(eq(imports.id, id));
      return leftCreated + leftChanged;
    }),
  );
  ctx.announceChanges("product");
  return { ...(await readImport(ctx.db, id)), kept };
}
