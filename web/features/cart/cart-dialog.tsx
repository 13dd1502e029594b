import { ListPlus, ShoppingCart } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { toAmount } from "#domain/money.ts";
import { cartText } from "#web/messages/cart.ts";
import { useText } from "#web/messages/language.tsx";
import { OpenTermsLine } from "#web/orders/terms-line.tsx";
import { Button } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Price } from "#web/ui/price.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useCart } from "./cart-context.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import { CartNotes } from "./cart-notes.tsx";

type CartDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Opens the order form; never called with an empty cart. */
  readonly onCheckout: () => void;
  readonly onQuickOrder: () => void;
};

/** The cart dialog, in Albanian. */
export function CartDialog({
  open,
  onClose,
  onCheckout,
  onQuickOrder,
}: CartDialogProps): ReactNode {
  const { forgetNotes } = useCart();
  function close(): void {
    forgetNotes();
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      lang="sq"
      title={cartText.sq.title}
      footer={<CartFooter onCheckout={onCheckout} />}
    >
      <CartContent />
      <Button variant="quiet" size="sm" className="mt-4 -ms-3" onClick={onQuickOrder}>
        <ListPlus aria-hidden="true" />
        {cartText.sq.quickOrder}
      </Button>
    </Dialog>
  );
}

function CartContent(): ReactNode {
  const text = useText(cartText);
  const cart = useCart();
  useRefreshAtOpening(cart.refresh);
  if (cart.lines.length === 0 && cart.status === "loading") return <CartSkeleton />;
  if (cart.lines.length === 0 && cart.status === "failed") {
    return <ErrorState title={text.loadFailed} onRetry={() => void cart.refresh()} />;
  }
  return (
    <>
      <CartNotes notes={cart.notes} />
      {cart.lines.length === 0 ? (
        <EmptyState title={text.empty} text={text.emptyHint} icon={<ShoppingCart />} />
      ) : (
        <ul>
          {cart.lines.map((line) => (
            <CartLineRow
              key={line.productId}
              line={line}
              onQuantityChange={(quantity) => cart.setQuantity(line.productId, quantity)}
              onRemove={() => cart.remove(line.productId)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function CartFooter({ onCheckout }: { readonly onCheckout: () => void }): ReactNode {
  const text = useText(cartText);
  const { lines, totalCents, clear } = useCart();
  const [confirm, confirmDialog] = useConfirm();
  const isEmpty = lines.length === 0;

  async function askAndClear(): Promise<void> {
    const isSure = await confirm({
      title: text.clearQuestion,
      description: text.clearText,
      confirmLabel: text.clear,
      tone: "danger",
      lang: "sq",
    });
    if (isSure) clear();
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-baseline justify-between gap-4 text-lg font-semibold">
        {text.total}
        <Price amount={toAmount(totalCents)} />
      </p>
      {!isEmpty && <OpenTermsLine />}
      <div className="flex flex-wrap-reverse items-center justify-between gap-3">
        {!isEmpty && (
          <Button variant="quiet" onClick={() => void askAndClear()}>
            {text.clear}
          </Button>
        )}
        <Button
          variant={isEmpty ? "secondary" : "primary"}
          size="lg"
          className="flex-1 shrink-0 basis-48 sm:flex-none sm:basis-auto sm:not-only:ms-auto sm:only:flex-1"
          // The checkout button does nothing when the cart is empty.
          onClick={() => !isEmpty && onCheckout()}
        >
          {text.checkout}
        </Button>
      </div>
      {confirmDialog}
    </div>
  );
}

/** Refreshes the cart when it opens: stored prices may be outdated, the shop's current prices count. */
function useRefreshAtOpening(refresh: () => Promise<void>): void {
  useEffect(() => void refresh(), [refresh]);
}

function CartSkeleton(): ReactNode {
  return (
    <div className="flex flex-col gap-4">
      {[1, 2].map((row) => (
        <div
          key={row}
          className="grid grid-cols-[min(4rem,20%)_minmax(0,1fr)] gap-4 sm:grid-cols-[5rem_1fr]"
        >
          <Skeleton className="aspect-4/3" />
          <div className="flex flex-col gap-2">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-9 w-32" />
          </div>
        </div>
      ))}
    </div>
  );
}
