const figure = (count: number): string => count.toLocaleString("en-GB");
const products = (count: number): string =>
  count === 1 ? "1 product" : `${figure(count)} products`;

/** Texts of editing several products at once. */
const en = {
  choose: (name: string): string => `Choose ${name}`,
  chooseShown: "Choose all shown",
  chosen: (count: number): string => `${products(count)} chosen`,
  tooMany: (max: number): string => `At most ${figure(max)} products can be changed at once.`,
  clear: "Clear",
  edit: "Edit chosen…",
  tooManyLabels: (max: number): string =>
    `Labels can be printed for at most ${figure(max)} products at once.`,
  labels: { sheet: "Labels (A4)", single: "Labels (single)" },
  title: "Edit several products",
  price: "Price",
  prices: { keep: "Unchanged", set: "Set to", percent: "Change by percent" },
  stock: "Stock",
  stocks: { keep: "Unchanged", set: "Set to", add: "Add pieces" },
  value: {
    price: "New price",
    percent: "Percent, − for less",
    set: "Pieces",
    add: "Pieces, − for less",
  },
  state: "State",
  states: { keep: "Unchanged", visible: "Visible", hidden: "Hidden" },
  currencyHint: "In each product’s own currency.",
  invalid: "Enter a valid number",
  nothing: "Choose what to change",
  preview: "Preview",
  back: "Back",
  write: (count: number): string => `Change ${products(count)}`,
  caption: "Products before and after",
  product: "Product",
  unchanged: "Unchanged",
  problems: (count: number): string =>
    count === 1
      ? "1 product can’t be changed like this and is left out."
      : `${figure(count)} products can’t be changed like this and are left out.`,
  noChange: "Nothing would change.",
  done: (count: number): string => `${products(count)} changed`,
  undone: (count: number): string => `${products(count)} as before`,
  undoneSome: (count: number): string =>
    `${products(count)} had been changed since and stayed as they are.`,
  previewFailed: "The preview didn’t arrive",
  failed: "Nothing was changed",
  undoFailed: "Nothing was undone",
  undo: "Undo",
  cancel: "Cancel",
};

export const dashboardBulkText = { en };
