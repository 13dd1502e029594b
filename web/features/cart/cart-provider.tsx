import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from "react";
import { cartTotalCents, countPieces, quantityPerClick } from "#domain/cart.ts";
import { messages } from "#domain/messages.ts";
import { useSession } from "#web/session/use-session.ts";
import { toast } from "#web/ui/toast.ts";
import { doneTexts, type CartAction } from "./cart-action.ts";
import { CartContext, type CartHandle, type CartNote } from "./cart-context.ts";
import type { CartSource } from "./cart-source.ts";
import { writeGuestCart } from "./guest-cart.ts";
import { showCartToast } from "./show-cart-toast.ts";
import { useAccountSource } from "./use-account-source.ts";
import { useGuestSource } from "./use-guest-source.ts";

/** Provides the cart of a guest or a customer. */
export function CartProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const userId = useSession().user?.id;
  const [notes, setNotes] = useState<readonly CartNote[]>([]);
  const addNotes = useCallback((more: readonly CartNote[]) => {
    if (more.length > 0) setNotes((before) => [...before, ...more]);
  }, []);
  const onDropped = useCallback(
    (names: readonly string[]) => addNotes([{ kind: "dropped", names }]),
    [addNotes],
  );
  const guest = useGuestSource();
  const account = useAccountSource(userId, onDropped);
  const source = userId === undefined ? guest : account;
  useFailureToast(source.status);
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
    source.change(action, (failure) => showCartToast(failure, doneTexts[action.kind]));
  const actions: CartActions = {
    add: (product) => run({ kind: "add", product, quantity: quantityPerClick }),
    addList: (lines, key) =>
      new Promise((resolve) => {
        const action = { kind: "add-list", lines, key } as const;
        source.change(action, (failure, added = []) => {
          showCartToast(failure, undefined);
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
    // The account's own copy of these lines is hidden while the order is queued.
    setAside: () => writeGuestCart([]),
    takeBack: (lines) => source.takeBack(lines),
  };
  return { actions, follow: (next) => void (source = next) };
}

function useFailureToast(status: CartSource["status"]): void {
  useEffect(() => {
    if (status === "failed") toast.error(messages.cart.loadFailed, { lang: "en" });
  }, [status]);
}
