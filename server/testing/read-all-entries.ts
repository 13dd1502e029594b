import type { AppContext } from "#server/app-context.ts";
import { claimProductReader, indexProducts } from "#server/services/search/index-products.ts";

/** Reads all entries of products at once, as the indexer does in the background. */
export async function readAllEntries({
  db,
  productIndex,
}: Pick<AppContext, "db" | "productIndex">): Promise<void> {
  await claimProductReader(db, productIndex.reader);
  while (await indexProducts(db, productIndex.reader));
}
