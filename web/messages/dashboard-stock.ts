/** Texts of counting the stock in the dashboard's lists. */
const en = {
  stockOf: (name: string): string => `Stock of ${name}`,
  less: (name: string): string => `One less of ${name}`,
  more: (name: string): string => `One more of ${name}`,
  invalid: "A whole number of 0 or more",
  counted: (name: string, before: number, after: number): string =>
    `${name}: ${figure(before)} → ${figure(after)} in stock`,
  failed: (name: string): string => `The stock of ${name} was not changed`,
  stockChanged: (count: number): string =>
    `The stock is ${figure(count)} by now, for instance after an order. Correct your count if it has to be, then save again.`,
  undo: "Undo",
  editStock: "Edit the stock",
};

const figure = (count: number): string => count.toLocaleString("en-GB");

export const dashboardStockText = { en };
