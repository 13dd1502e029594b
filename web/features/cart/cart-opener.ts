/** The dialogs around the cart. `checkout` is the order form, or the dialog of an empty cart. */
export const cartDialogNames = [
  "cart",
  "checkout",
  "order",
  "queued-orders",
  "list",
  "quick-order",
] as const;
export type CartDialogName = (typeof cartDialogNames)[number];

/** Chooses the dialog to show after another was asked for: a repeated press of 'Quick Checkout' replaces none. */
export function chooseCartDialog(
  shown: CartDialogName | undefined,
  asked: CartDialogName,
): CartDialogName {
  return asked === "checkout" ? (shown ?? asked) : asked;
}

type Listener = (name: CartDialogName) => void;

let listener: Listener | undefined;

/** Opens a dialog of the cart, on any page. */
export function openCartDialog(name: CartDialogName): void {
  listener?.(name);
}

/** Registers what opens the dialogs. Returns a function that removes it. */
export function listenForCartDialogs(open: Listener): () => void {
  listener = open;
  return () => {
    if (listener === open) listener = undefined;
  };
}
