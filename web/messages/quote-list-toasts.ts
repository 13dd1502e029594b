/** Texts of the toasts after parts were added to the list. */
export const quoteListToasts = {
  en: {
    added: (count: number): string =>
      count === 1 ? "On your quote list" : `On your quote list, ${count} parts in all`,
    raised: "Already on your quote list: the quantity was raised",
    full: "The quote list is full: 200 parts fit on it",
  },
};
