/** The listing of one of NSK's families. */
const en = {
  title: (family: string): string => `NSK ${family}`,
  description: (family: string, count: number): string =>
    `${count} NSK products in the family ${family}: codes, dimensions and load ratings, with a page for each.`,
  back: "Back to NSK",
  available: (count: number): string => `${count} Products Available`,
  search: "Search this family",
  placeholder: "Code, description or specification",
  products: "Products",
  view: "Show as",
  views: { cards: "Cards", table: "Table" },
  found: (count: number): string => (count === 1 ? "1 product" : `${count} products`),
  empty: "No bearings found matching your search.",
  emptyText: "Try the number without its suffixes. NSK makes more sizes than are listed here.",
  clear: "Clear search",
  series: "Series",
  seriesText: "Sizes, specifications and applications of each series.",
  compare: "Compare series",
  sheet: "Technical sheet (PDF)",
};

export const nskFamilyText = { en };
