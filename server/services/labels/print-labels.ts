import { and, inArray, isNull } from "drizzle-orm";
import { getProductPath } from "#domain/product-path.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";

/**
 * Draws a label with a QR code of its page for each product, in the order of the ids.
 * @returns A PDF: A4 sheets, or a page for each label.
 * @throws {ServiceError} `unauthorized` or `forbidden`; `not_found` if none of the products is left.
 */
export async function printLabels(
  ctx: ServiceContext,
  { ids, layout }: { readonly ids: readonly string[]; readonly layout: "sheet" | "single" },
): Promise<File> {
  requireAdmin(ctx.actor);
  const rows = await ctx.db
    .select()
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)));
  if (rows.length === 0) throw new ServiceError("not_found");
  const byId = new Map(rows.map((row) => [row.id, row]));
  const labels = ids
    .flatMap((id) => byId.get(id) ?? [])
    .map((row) => ({
      name: row.name,
      brand: row.brand,
      url: ctx.config.publicUrl + getProductPath(row),
    }));
  // Few servers print labels.
  const { drawLabels } = await import("#datasheets/draw-labels.ts");
  const pdf = await drawLabels(labels, layout, ctx.now());
  return new File([new Uint8Array(pdf)], "labels.pdf", { type: "application/pdf" });
}
