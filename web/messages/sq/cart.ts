import type { cart as english } from "../en/cart.ts";

export const cart: typeof english = {
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
