/** The header's link to the quote list. */
const en = {
  list: "Quote list",
  parts: (count: number): string => (count === 1 ? "part" : "parts"),
};

export const quoteListLinkText = { en };
