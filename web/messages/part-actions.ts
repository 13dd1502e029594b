/** Texts for sharing, saving and requesting a part. */
const en = {
  share: "Share",
  linkCopied: "Link copied",
  linkNotCopied: "The link couldn’t be copied. Copy it from the address bar.",
  addFavorite: "Add to Favorites",
  removeFavorite: "Remove from Favorites",
  favoriteAdded: "Added to Favorites on this device",
  favoriteRemoved: "Removed from Favorites",
  requestQuote: "Request Quote",
  quoteSubject: (part: string): string => `Quote request: ${part}`,
  quoteBody: (part: string, details: string): string =>
    `Please send me a quote for ${part}.\n\n${details}Quantity: \nCompany: \nPhone: `,
  quotePage: (address: string): string => `Page: ${address}`,
  chat: "Or write to us, also with a photo:",
  chatPhoto: "With a photo:",
  chatMessage: (part: string): string => `Hello, I need a quote for ${part}. Quantity: `,
  newTab: " (opens in a new tab)",
  addToQuoteList: "Add to quote list",
  openQuoteList: "Open quote list",
  checkAvailability: "Check Availability",
  notInShop: (part: string): string =>
    `${part} isn’t in the shop. Request a quote and we will order it.`,
  shopUnreachable: "The shop didn’t answer. Try again in a moment.",
};

export const partActionsText = { en };
