import type { AppContext } from "#server/app-context.ts";
import { claimProductReader, indexProducts } from "#server/services/search/index-products.ts";

/** Reads all entries of products at once, as the indexer does in the background. */
export async function readAllEntries({
  db,
  productIndex,
}: Pick<AppContext, "db" | "productIndex">): Promise<void> {
  const reader = await productIndex.getReader();
  await claimProductReader(db, reader);
  while (await indexProducts(db, reader));
}
