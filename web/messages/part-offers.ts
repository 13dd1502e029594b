/** What the shop sells of a part, on the part's page. */
const en = {
  heading: "In the shop",
  asking: (code: string): string => `Prices and stock of ${code} are in the shop.`,
  see: (code: string): string => `See ${code} in the shop`,
  count: (code: string, count: number): string =>
    count === 1 ? `The shop sells ${code}.` : `The shop sells ${count} products with ${code}.`,
  none: (code: string): string => `The shop doesn’t list ${code} now. We can order it in.`,
  noAnswer: "The shop didn’t answer. Look there in a moment, or ask us.",
  ask: "Ask for it",
  all: (count: number): string => `See all ${count} in the shop`,
  more: (count: number): string => (count === 1 ? "Show 1 more" : `Show ${count} more`),
  openCart: "Open the cart",
  row: {
    heading: "In the shop",
    see: (code: string): string => `Price of ${code}`,
    ask: (code: string): string => `Ask for ${code}`,
    others: (count: number): string => `+${count} more`,
    /** Of a section; read with its name. */
    allOf: "See all",
  },
};

export const partOffersText = { en };
