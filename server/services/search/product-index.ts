import type { KnownTerms } from "#catalogue/search/word-index.ts";
import type { Database } from "#server/db/client.ts";
import type { SearchReader } from "./search-reader.ts";

/** What a process has in memory to search the products of the database. */
export type ProductIndex = {
  /** Reads with the synonyms of staff as they are now. */
  readonly getReader: () => Promise<SearchReader>;
  /** The terms of all products that have no figure: a text's words can be misspelt or be begun. */
  getKnownTerms(): Promise<KnownTerms>;
};

/** New terms of other processes are read at most this often. */
const pauseMs = 1_000;

/** Creates the index of a process; it is filled when it is first used. */
export function createProductIndex(
  db: Database,
  getReader: ProductIndex["getReader"],
): ProductIndex {
  let postings = new Set<string>();
  let known: KnownTerms = { postings, terms: [] };
  let last = 0;
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;
  const readNew = async (): Promise<void> => {
    const { rows } = await db.$client.query<{ terms: string[]; last: string | null }>({
      name: "read-product-terms",
      text: `SELECT coalesce(array_agg(term) FILTER (WHERE term !~ '[0-9]'), '{}') AS terms,
               max(seq) AS last FROM product_terms WHERE seq > $1`,
      values: [last],
    });
    const [{ terms, last: newLast } = { terms: [], last: null }] = rows;
    last = Number(newLast ?? last);
    readAt = performance.now();
    if (terms.length === 0) return;
    postings = new Set([...postings, ...terms]);
    known = { postings, terms: [...postings].toSorted() };
  };
  return {
    getReader,
    async getKnownTerms() {
      if (performance.now() - readAt < pauseMs) return known;
      reading ??= readNew().finally(() => {
        reading = undefined;
      });
      await reading;
      return known;
    },
  };
}
