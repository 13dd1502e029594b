/** Texts about products shared by server and screens; apart from `messages.ts`, since the shop needs few. */
export const productMessages = {
  loadFailed: "Failed to load products from database",
  addFailed: "Failed to add product",
  removeFailed: "Failed to remove product",
  updateFailed: "Failed to update product",
  signInToAdd: "Please sign in to add products",
  added: "Product added successfully and is now visible to all customers!",
  removed: "Product removed successfully",
  updated: "Product updated successfully",
  fillAllFields: "Ju lutemi plotësoni të gjitha fushat.",
} as const;
