import type { AdminProduct } from "#web/api/queries.ts";

/** A product that stays in its place, as a page of a list with this one row. */
export type PinnedRow = {
  /** Empty after the product was deleted. */
  readonly items: readonly AdminProduct[];
  readonly count: number;
  /** Ids of the products above it. */
  readonly above: readonly string[];
};

/** Puts pinned products back below those that they were below, wherever the list has them now, if at all. */
export function pinRows(
  listed: readonly AdminProduct[],
  pinned: readonly PinnedRow[],
): readonly AdminProduct[] {
  const ids = new Set(pinned.flatMap(({ items }) => items.map(({ id }) => id)));
  let rows = listed.filter(({ id }) => !ids.has(id));
  for (const { items, above } of pinned) {
    const place = rows.findLastIndex(({ id }) => above.includes(id));
    rows = rows.toSpliced(
      place + 1,
      0,
      ...items.map((one) => listed.find(({ id }) => id === one.id) ?? one),
    );
  }
  return rows;
}
