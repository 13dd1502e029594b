import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { toCodeKey } from "#catalogue/search/code-key.ts";
import { getInsertNumber } from "#catalogue/search/entry-index.ts";
import { readEntryTerms } from "#catalogue/search/entry-terms.ts";
import {
  toProductEntry,
  type SearchableProduct,
  type StatedDimensions,
} from "#catalogue/search/product-entries.ts";
import type { SearchEntry } from "#catalogue/search/search-entry.ts";
import type { Database, Transaction } from "#server/db/client.ts";
import { productEntries, productReader, productTerms } from "#server/db/schema/search.ts";
import { countTerms, type EntryTerms } from "./count-terms.ts";
import type { SearchReader } from "./search-reader.ts";

/** Any constant that no other lock of the program uses. */
const indexLock = 7_240_003;

/** Reading one takes about 0.1 ms. */
const productsPerStep = 200;
const productsPerTurn = 20;

/** The columns of an entry that is read. */
type EntryColumns = EntryTerms & {
  readonly product_id: string;
  readonly entry: SearchEntry;
  readonly maker: string;
  readonly code_key: string | null;
  readonly keys: readonly string[];
  readonly series: string | null;
  readonly length_mm: number;
  readonly designation: string;
  readonly bore_mm: number | null;
  readonly outside_mm: number | null;
  readonly width_mm: number | null;
  readonly name_terms: readonly string[];
};

/** Makes this version of the program the one that reads the entries. */
export async function claimProductReader(db: Database, { version }: SearchReader): Promise<void> {
  await db
    .insert(productReader)
    .values({ version })
    .onConflictDoUpdate({ target: productReader.isOnly, set: { version } });
}

/**
 * Reads some of the entries that are new, changed, or of another version of the program. Of several
 * processes one reads at a time, and only those whose version claimed the entries last.
 *
 * @returns Whether there may be more to read now.
 */
export async function indexProducts(db: Database, reader: SearchReader): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ is_mine: boolean }>(sql`
      SELECT pg_try_advisory_xact_lock(${indexLock})
        AND EXISTS (SELECT FROM ${productReader} WHERE version = ${reader.version}) AS is_mine`);
    if (!rows[0]?.is_mine) return false;
    // Locked before the products are read: a change that isn't visible yet waits to mark its entry.
    const stale = await lockStale(tx, reader.version);
    if (stale.size === 0) return false;
    await writeEntries(tx, reader, await readEntries(tx, reader, [...stale.keys()]), stale);
    return stale.size === productsPerStep;
  });
}

/**
 * Whether no entry waits to be read. The ends of the index say so; for `reader <> version` the planner
 * expects to find a row soon and reads the table.
 */
export async function areEntriesRead(db: Database, { version }: SearchReader): Promise<boolean> {
  const { rows } = await db.$client.query<{ is_read: boolean }>({
    name: "are-entries-read",
    text: `SELECT coalesce(min(reader) = $1 AND max(reader) = $1, true) AS is_read
      FROM product_entries`,
    values: [version],
  });
  return rows[0]?.is_read === true;
}

type OldTerms = Omit<EntryTerms, "popularity">;

async function lockStale(tx: Transaction, version: string): Promise<ReadonlyMap<string, OldTerms>> {
  // Changed products have an empty reader, which comes first. Two ranges use the index, <> doesn't.
  for (const condition of [sql`reader < ${version}`, sql`reader > ${version}`]) {
    const { rows } = await tx.execute<{ product_id: string; terms: string[] }>(sql`
      SELECT product_id, terms FROM ${productEntries} WHERE ${condition}
      ORDER BY reader LIMIT ${productsPerStep} FOR UPDATE SKIP LOCKED`);
    if (rows.length > 0) return new Map(rows.map((row) => [row.product_id, row]));
  }
  return new Map();
}

async function readEntries(
  tx: Transaction,
  reader: SearchReader,
  ids: readonly string[],
): Promise<readonly EntryColumns[]> {
  const { rows } = await tx.execute<ProductRow>(sql`
    SELECT id, name, description, category, brand, specifications, stated_dimensions,
      bore_mm::float8, outside_diameter_mm::float8, width_mm::float8, length_mm::float8, section
    FROM products WHERE id = ANY(${sql.param(ids)}::uuid[])`);
  const read: EntryColumns[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % productsPerTurn === 0) await nextTurn();
    read.push(toColumns({ ...row, statedDimensions: toStatedDimensions(row) }, reader));
  }
  return read;
}

type ProductRow = Omit<SearchableProduct, "statedDimensions"> & {
  readonly stated_dimensions: readonly string[];
  readonly bore_mm: number | null;
  readonly outside_diameter_mm: number | null;
  readonly width_mm: number | null;
  readonly length_mm: number | null;
  readonly section: string | null;
};

function toStatedDimensions(row: ProductRow): StatedDimensions {
  const isStated = (field: string): boolean => row.stated_dimensions.includes(field);
  return {
    ...(isStated("bore_mm") && { bore: row.bore_mm }),
    ...(isStated("outside_diameter_mm") && { outside: row.outside_diameter_mm }),
    ...(isStated("width_mm") && { width: row.width_mm }),
    ...(isStated("length_mm") && { length: row.length_mm }),
    ...(isStated("section") && { section: row.section }),
  };
}

function toColumns(product: SearchableProduct, { vocabulary }: SearchReader): EntryColumns {
  const entry = toProductEntry(product);
  const { nameTerms, textTerms } = readEntryTerms(entry, vocabulary);
  const { codes, basicNumber, belt, designations = codes, dimensionsMm = {} } = entry;
  const insert = basicNumber === undefined ? undefined : getInsertNumber(basicNumber);
  return {
    product_id: product.id,
    entry,
    maker: (entry.maker ?? "").toUpperCase(),
    code_key: codes[0] === undefined ? null : toCodeKey(codes[0]),
    keys: [...codes.map((code) => `c:${toCodeKey(code)}`), ...toList(insert, "i:")],
    series: [...toList(basicNumber, "n:"), ...toList(belt?.section, "b:")][0] ?? null,
    length_mm: belt?.lengthMm ?? 0,
    designation: designations[0] ?? "",
    bore_mm: dimensionsMm.bore ?? null,
    outside_mm: dimensionsMm.outside ?? null,
    width_mm: dimensionsMm.width ?? null,
    name_terms: unique(nameTerms),
    terms: unique([...nameTerms, ...textTerms]),
    popularity: entry.popularity,
  };
}

async function writeEntries(
  tx: Transaction,
  { version }: SearchReader,
  read: readonly EntryColumns[],
  before: ReadonlyMap<string, OldTerms>,
): Promise<void> {
  await tx.execute(sql`
    UPDATE product_entries SET reader = ${version}, entry = new.entry, maker = new.maker,
      code_key = new.code_key, keys = new.keys, series = new.series, length_mm = new.length_mm,
      designation = new.designation, bore_mm = new.bore_mm, outside_mm = new.outside_mm,
      width_mm = new.width_mm, name_terms = new.name_terms, terms = new.terms,
      popularity = new.popularity
    FROM jsonb_to_recordset(${JSON.stringify(read)}::jsonb) AS new (
      product_id uuid, entry jsonb, maker text, code_key text, keys text[], series text,
      length_mm double precision, designation text, bore_mm double precision,
      outside_mm double precision, width_mm double precision, name_terms text[], terms text[],
      popularity smallint)
    WHERE product_entries.product_id = new.product_id`);
  const counted = countTerms(
    read.map((one) => ({ ...one, before: before.get(one.product_id)?.terms ?? [] })),
  );
  if (counted.length === 0) return;
  await tx.execute(sql`
    INSERT INTO ${productTerms} AS known (term, products, popularity)
    SELECT term, products, popularity
    FROM jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      AS new (term text, products int, popularity smallint)
    ON CONFLICT (term) DO UPDATE SET products = known.products + excluded.products,
      popularity = least(known.popularity, excluded.popularity)`);
}

function toList(text: string | undefined, prefix: string): readonly string[] {
  return text === undefined ? [] : [prefix + text];
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
