/** Texts of the cart, which is shown in Albanian. */
export const cart = {
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
