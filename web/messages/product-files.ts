import type { ImportOutcome } from "#domain/product-import.ts";

const figure = (count: number): string => count.toLocaleString("en-GB");
const products = (count: number): string =>
  count === 1 ? "1 product" : `${figure(count)} products`;
const rows = (count: number): string => (count === 1 ? "1 row" : `${figure(count)} rows`);

/** Texts of the product file: its export, and its import with a report before anything is written. */
const en = {
  export: "Export",
  exportTitle: "All products as a CSV file",
  import: "Import products",
  chooseText: "Choose a CSV file. You will see what each row would do before anything is written.",
  choose: "Choose a CSV file",
  reading: "Reading the file…",
  fileHint: "CSV in UTF-8 with a header row, at most 10\u00a0MB and 20,000 rows.",
  columnsHint: "The columns, in any order; missing ones change nothing:",
  matchHint:
    "A row changes the product with its id, or with its name where there is no id, and adds a product where there is none.",
  deliveryHint:
    "The stock is set by stock_quantity, or a delivery is added to it by received_quantity. A delivery_note must name it: one note adds a product’s pieces once.",
  tooLarge: "The file is larger than 10\u00a0MB.",
  noAnswer: "No answer arrived",
  lost: {
    read: "The shop didn’t answer. Your file is kept.",
    apply: "The file may have been imported. Trying again won’t import it twice.",
    undo: "The import may have been undone. Trying again won’t undo it twice.",
  },
  tryAgain: "Try again",
  failed: {
    read: "The file was not read",
    apply: "Nothing was imported",
    undo: "Nothing was undone",
  },
  reportOf: (file: string): string => `What ${file} would do`,
  resultOf: (file: string): string => `What ${file} did`,
  outcomes: {
    refuse: "Refused",
    create: "New",
    change: "Changed",
    same: "Unchanged",
  } satisfies Record<ImportOutcome, string>,
  filter: "Rows by what they do",
  line: "Row",
  product: "Product",
  reasons: "Why it is refused",
  notes: "Read as",
  changes: "Fields that change",
  price: "Price",
  stock: "Stock",
  rowsCaption: (outcome: string): string => `Rows of the file: ${outcome}`,
  noName: "(no name)",
  loadingRows: "Loading rows…",
  rowsFailed: "The rows didn’t arrive",
  showMore: "Show more",
  apply: (count: number): string => `Import ${products(count)}`,
  another: "Choose another file",
  nothing: "There is nothing to import: no row adds or changes a product.",
  rejectedStay: (count: number): string =>
    count === 1
      ? "1 row is refused and left out."
      : `${figure(count)} rows are refused and left out.`,
  applied: (created: number, changed: number): string =>
    [
      ...(created > 0 ? [`${products(created)} added`] : []),
      ...(changed > 0 ? [`${products(changed)} changed`] : []),
    ].join(", "),
  appliedTitle: "The file was imported",
  undo: "Undo import",
  undoOf: (file: string): string => `Undo import of ${file}`,
  undone: "The import was undone",
  leftAsTheyAre: (count: number): string => {
    if (count === 0) return "Every product is as it was before.";
    return count === 1
      ? "1 product was changed since and is left as it is."
      : `${figure(count)} products were changed since and are left as they are.`;
  },
  recent: "Imports of the last 30 days",
  recentFailed: "The list of imports didn’t arrive",
  noRecent: "No file has been imported in the last 30 days.",
  by: (who: string, when: string): string => `${who}, ${when}`,
  states: { draft: "Not imported", applied: "Imported", undone: "Undone" },
  summary: (counts: Readonly<Record<ImportOutcome, number>>): string =>
    [
      ...(counts.create > 0 ? [`${figure(counts.create)} new`] : []),
      ...(counts.change > 0 ? [`${figure(counts.change)} changed`] : []),
      ...(counts.refuse > 0 ? [`${rows(counts.refuse)} refused`] : []),
    ].join(" · "),
};

export const productFilesText = { en };
