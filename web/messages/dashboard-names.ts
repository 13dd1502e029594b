import type { NameKind } from "#domain/taxonomy.ts";

const products = (count: number): string =>
  count === 1 ? "1 product" : `${figure(count)} products`;

/** Texts of the dashboard's brands and categories. */
const en = {
  title: "Brands and categories",
  lead: "How products are sorted in the shop’s filters. Rename one, or choose several and merge them. Built-in names are always offered and stay as they are.",
  kinds: { brand: "Brands", category: "Categories" } satisfies Record<NameKind, string>,
  captions: {
    brand: "Brands by name",
    category: "Categories by name",
  } satisfies Record<NameKind, string>,
  name: "Name",
  products: "Products",
  countInCard: (count: number): string => products(count),
  fixed: "Built in",
  twin: (name: string): string => `Also written ${name}`,
  choose: (name: string): string => `Choose ${name}`,
  actions: "Actions",
  rename: "Rename",
  renameName: (name: string): string => `Rename ${name}`,
  merge: (count: number): string =>
    count < 2 ? "Merge chosen…" : `Merge ${figure(count)} chosen…`,
  mergeHint: "Choose at least two names to merge.",
  loadFailed: "The names didn’t arrive",
  none: "No names yet",
  noneText: "Brands and categories of products appear here.",
  dialogTitle: {
    brand: "Rename or merge brands",
    category: "Rename or merge categories",
  } satisfies Record<NameKind, string>,
  from: (names: string): string => `Now: ${names}`,
  to: "New name",
  toHelp: "A name in use merges with it.",
  toMissing: "Enter the new name",
  toSame: "This is the name it has now",
  effect: (count: number, to: string): string => `${products(count)} will be under ${to}.`,
  mergesInto: (to: string, count: number): string =>
    `${to} is in use for ${products(count)}: they stay together afterwards. A merge can’t be undone.`,
  save: "Rename",
  saveMerge: "Merge",
  cancel: "Cancel",
  done: (count: number, to: string): string => `${products(count)} now under ${to}`,
  failed: "The names were not changed",
};

const figure = (count: number): string => count.toLocaleString("en-GB");

export const dashboardNamesText = { en };
