/** Texts of the toasts after parts were added to the list. */
const en = {
  added: (count: number): string =>
    count === 1 ? "On your quote list" : `On your quote list, ${count} parts in all`,
  raised: "Already on your quote list: the quantity was raised",
  full: "The quote list is full: 200 parts fit on it",
};

const sq: typeof en = {
  added: (count) =>
    count === 1
      ? "U vendos në listën tuaj të ofertës"
      : `U vendos në listën tuaj të ofertës, gjithsej ${count} pjesë`,
  raised: "Është tashmë në listën tuaj të ofertës: sasia u rrit",
  full: "Lista e ofertës është plot: nxë 200 pjesë",
};

export const quoteListToasts = { en, sq };
