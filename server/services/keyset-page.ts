import { and, asc, desc, sql, type Placeholder, type SQL, type SQLWrapper } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { decodeCursor, encodeCursor, type KeysetCursor, type SortKind } from "./keyset-cursor.ts";

type Sort<Row> = {
  readonly column: SQLWrapper;
  readonly kind: SortKind;
  readonly isDescending?: boolean;
  /** The column's value as it is in a cursor. */
  readonly getValue: (row: Row) => string;
};

/** The order of a list: by a column, then by id in the same direction. */
export type KeysetSort<Row> = Sort<Row> & {
  /** A part of each cursor, which is rejected in another order. */
  readonly name: string;
  readonly id: SQLWrapper;
};

const casts: Readonly<Record<SortKind, SQL>> = {
  text: sql`text`,
  amount: sql`numeric`,
  count: sql`bigint`,
  moment: sql`timestamptz`,
  day: sql`date`,
};

/**
 * Defines the orders of a list by name.
 * @param id The id column, a UUID.
 */
export function defineSorts<Name extends string, Row>(
  id: SQLWrapper,
  sorts: Readonly<Record<Name, Sort<Row>>>,
): (name: Name) => KeysetSort<Row> {
  return (name) => ({ ...sorts[name], name, id });
}

/** What a client requests of a list. */
export type PageRequest = { readonly limit: number; readonly cursor?: string | undefined };

/**
 * Reads a page of a list.
 * @param select Has no condition yet.
 * @param matching The condition of the whole list.
 * @param getRow Returns the row that the list is ordered by.
 * @throws {ServiceError} `invalid_input` for an invalid cursor.
 */
export async function readListPage<Select extends PgSelect, Row extends { readonly id: string }>(
  select: Select,
  sort: KeysetSort<Row>,
  { limit, cursor }: PageRequest,
  matching: SQL | undefined,
  getRow: (selected: Select["_"]["result"][number]) => Row,
): Promise<PageOfRows<Select["_"]["result"][number]>> {
  const rows: Select["_"]["result"] = await select
    .where(and(matching, afterCursor(sort, cursor)))
    .orderBy(...orderBy(sort))
    // One more tells whether another page follows.
    .limit(limit + 1);
  return cutPage(rows, limit, (last) => cursorAt(sort, getRow(last)));
}

export function orderBy<Row>({ column, id, isDescending }: KeysetSort<Row>): SQL[] {
  return isDescending ? [desc(column), desc(id)] : [asc(column), asc(id)];
}

/**
 * The condition that a row comes after a cursor; undefined without a cursor.
 * @param cursor Untrusted.
 * @throws {ServiceError} `invalid_input` for an invalid cursor.
 */
function afterCursor<Row>(sort: KeysetSort<Row>, cursor: string | undefined): SQL | undefined {
  return cursor === undefined ? undefined : afterEnd(sort, readCursor(sort, cursor));
}

/**
 * Reads the end of a page from a cursor.
 * @param cursor Untrusted.
 * @throws {ServiceError} `invalid_input` for an invalid cursor.
 */
export function readCursor<Row>({ name, kind }: KeysetSort<Row>, cursor: string): KeysetCursor {
  return decodeCursor(name, kind, cursor);
}

/** The condition that a row comes after another row. */
export function afterRow<Row extends { readonly id: string }>(
  sort: KeysetSort<Row>,
  row: Row,
): SQL {
  return afterEnd(sort, { value: sort.getValue(row), id: row.id });
}

/** The condition that a row comes after the end of a page. */
export function afterEnd<Row>(
  sort: KeysetSort<Row>,
  { value, id }: Readonly<Record<keyof KeysetCursor, string | Placeholder>>,
): SQL {
  const comparison = sort.isDescending ? sql`<` : sql`>`;
  return sql`(${sort.column}, ${sort.id}) ${comparison} (${value}::${casts[sort.kind]}, ${id}::uuid)`;
}

/** Encodes where a page ends. */
export function cursorAt<Row extends { readonly id: string }>(
  sort: KeysetSort<Row>,
  row: Row,
): string {
  return encodeCursor(sort.name, { value: sort.getValue(row), id: row.id });
}

export type PageOfRows<Row> = { readonly rows: Row[]; readonly next_cursor: string | null };

/**
 * Cuts a page from rows that were read with one row more than the limit.
 * @param getCursor The cursor of the rows after this one.
 */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  getCursor: (last: Row) => string,
): PageOfRows<Row> {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { rows: page, next_cursor: last === undefined ? null : getCursor(last) };
}
