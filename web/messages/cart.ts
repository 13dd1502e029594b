/** Texts of the cart, which is shown in Albanian. */
const en = {
  title: "Your cart",
  empty: "Your cart is empty",
  emptyHint: "Add a product in the shop and it will be kept here.",
  total: "Total:",
  checkout: "Continue to purchase",
  quantity: "Quantity",
  decrease: "Decrease quantity",
  increase: "Increase quantity",
  remove: "Remove",
  clear: "Empty the cart",
  clearQuestion: "Empty the cart?",
  clearText: "All products will be removed from it.",
  perPiece: "each",
  loadFailed: "The cart couldn’t be loaded",
  droppedNote: "No longer sold, and taken out of the cart:",
  repricedNote: "The price has changed:",
};

const sq: typeof en = {
  title: "Shporta Juaj",
  empty: "Shporta juaj është e zbrazët",
  emptyHint: "Shtoni një produkt nga dyqani dhe ai do të ruhet këtu.",
  total: "Totali:",
  checkout: "Vazhdo në Blerje",
  quantity: "Sasia",
  decrease: "Zvogëlo sasinë",
  increase: "Rrit sasinë",
  remove: "Hiq",
  clear: "Zbraz shportën",
  clearQuestion: "Të zbrazet shporta?",
  clearText: "Të gjitha produktet do të hiqen prej saj.",
  perPiece: "copa",
  loadFailed: "Shporta nuk u ngarkua",
  droppedNote: "Nuk shiten më dhe u hoqën nga shporta:",
  repricedNote: "Çmimi ka ndryshuar:",
};

export const cartText = { en, sq };
