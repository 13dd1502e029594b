import { formatBritishNumber } from "#domain/british-number.ts";

/** Filters by dimensions, in the shop and over the sizes that a catalogue page lists. */
const en = {
  legend: "Filter by size",
  opened: (count: number): string => (count === 0 ? "Sizes" : `Sizes ${count}`),
  fields: {
    bore: "Bore",
    outside: "Outside diameter",
    width: "Width",
    length: "Length",
    seals: "Seals",
    section: "Section",
  },
  all: "All",
  unit: "mm",
  unreadable: "Not a size. Type 25, 24,9 or 20–30.",
  range: (from: number | undefined, to: number | undefined): string =>
    from === undefined ? `to ${to}` : to === undefined ? `from ${from}` : `${from}–${to}`,
  /** Placeholders. */
  examples: { bore: "20–30", outside: "50–60", width: "10–20", length: "900–950" },
  option: (name: string, count: number): string => `${name} (${formatBritishNumber(count)})`,
  active: "Active filters",
  chip: (field: string, value: string): string => `${field} ${value}`,
  choiceChip: (field: string, value: string): string => `${field}: ${value}`,
  remove: (filter: string): string => `Remove filter: ${filter}`,
  shown: (found: number, all: number): string =>
    `${formatBritishNumber(found)} of ${formatBritishNumber(all)} sizes`,
  emptyTitle: "No listed size has these figures",
  emptyText:
    "Sizes within 0.3 mm or 1% are listed. Try one figure less, or ask us: more sizes are made than are listed here.",
  clear: "Clear sizes",
};

export const sizeFilterText = { en };
