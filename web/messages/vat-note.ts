/** The line on VAT above the shop's list. */
const en = {
  withVat: "Prices include VAT",
  withoutVat: "Prices are without VAT",
};

export const vatNoteText = { en };
