import { productQuerySchema } from "#domain/product-schema.ts";
import { readProductPage } from "#server/services/products/read-product-page.ts";
import type { Bench } from "./bench.ts";
import type { QueryWork } from "./query-server.ts";
import { recordQueries, type RecordedQuery } from "./record-queries.ts";
import type { BenchRequest } from "./request-text.ts";

/** Records what the shop reads for requests of `/api/products`. */
export async function recordLists(
  { shop }: Bench,
  lists: readonly BenchRequest[],
): Promise<QueryWork> {
  const { adminUrl: url } = shop.postgres;
  const requests: (readonly RecordedQuery[])[] = [];
  for (const { path } of lists) {
    const { searchParams } = new URL(path, shop.server.origin);
    const query = productQuerySchema.parse(Object.fromEntries(searchParams));
    requests.push(await recordQueries(url, (db) => readProductPage(db, query)));
  }
  return { url, requests };
}
