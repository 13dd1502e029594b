import { useCallback, useLayoutEffect, useMemo, useState, type ReactNode } from "react";
import { cartTotalCents, countPieces, quantityPerClick } from "#domain/cart.ts";
import { changeQueuedOrder } from "#web/offline/order-queue/order-queue.ts";
import type { CartAction } from "./cart-action.ts";
import { CartContext, type CartHandle, type CartNote } from "./cart-context.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart.ts";
import { showCartToast } from "./show-cart-toast.ts";
import { useCartFailure } from "./use-cart-failure.ts";
import { type CartSource, useCartSource } from "./use-cart-source.ts";

/** Provides the cart of a guest or a customer. */
export function CartProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [notes, setNotes] = useState<readonly CartNote[]>([]);
  const addNotes = useCallback((more: readonly CartNote[]) => {
    if (more.length > 0) setNotes((before) => [...before, ...more]);
  }, []);
  const onDropped = useCallback(
    (names: readonly string[]) => addNotes([{ kind: "dropped", names }]),
    [addNotes],
  );
  const source = useCartSource(onDropped);
  useCartFailure(source.status);
  const actions = useCartActions(source, addNotes);
  const handle = useMemo(
    () => ({
      ...actions,
      lines: source.lines,
      count: countPieces(source.lines),
      totalCents: cartTotalCents(source.lines),
      status: source.status,
      notes,
      forgetNotes: () => setNotes([]),
    }),
    [actions, source, notes],
  );
  return <CartContext value={handle}>{children}</CartContext>;
}

type AddNotes = (more: readonly CartNote[]) => void;
type CartActions = Omit<
  CartHandle,
  "lines" | "count" | "totalCents" | "status" | "notes" | "forgetNotes"
>;

/** Returns stable functions for the provider's lifetime, so that long lists needn't render again. */
function useCartActions(source: CartSource, addNotes: AddNotes): CartActions {
  const [{ actions, follow }] = useState(() => createActions(source, addNotes));
  useLayoutEffect(() => follow(source), [follow, source]);
  return actions;
}

function createActions(
  first: CartSource,
  addNotes: AddNotes,
): { readonly actions: CartActions; readonly follow: (source: CartSource) => void } {
  let source = first;
  const run = (action: CartAction): void =>
    source.change(action, (failure) => showCartToast(action.kind, failure));
  const actions: CartActions = {
    add: (product) => run({ kind: "add", product, quantity: quantityPerClick }),
    addList: (lines, key) =>
      new Promise((resolve) => {
        const action = { kind: "add-list", lines, key } as const;
        source.change(action, (failure, added = []) => {
          showCartToast("add-list", failure);
          resolve(failure === undefined ? added : undefined);
        });
      }),
    setQuantity: (productId, quantity) =>
      run(quantity > 0 ? { kind: "set", productId, quantity } : { kind: "remove", productId }),
    remove: (productId) => run({ kind: "remove", productId }),
    clear: () => run({ kind: "clear" }),
    refresh: async () => addNotes(await source.refresh()),
    drop(products) {
      source.drop(new Set(products.map((product) => product.id)));
      addNotes([{ kind: "dropped", names: products.map((product) => product.name) }]);
    },
    empty: () => source.empty(),
    // An account's own pieces are hidden while the order is queued.
    setAside({ key, owner }) {
      if (owner !== null) changeQueuedOrder(key, { fromDevice: readGuestCart() });
      writeGuestCart([]);
    },
    takeBack: (order) => source.takeBack(order),
  };
  return { actions, follow: (next) => void (source = next) };
}
