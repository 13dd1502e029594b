import { Trash2 } from "lucide-react";
import { useRef, type ReactNode } from "react";
import type { CartLine } from "#domain/cart.ts";
import { lineTotalCents, toAmount } from "#domain/money.ts";
import { cartText } from "#web/messages/cart.ts";
import { useText } from "#web/messages/language.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { moveFocusFromRow } from "#web/ui/move-focus.ts";
import { Price } from "#web/ui/price.tsx";
import { ProductImage } from "#web/ui/product-image.tsx";
import { CartQuantity } from "./cart-quantity.tsx";

type CartLineRowProps = {
  readonly line: CartLine;
  readonly onQuantityChange: (quantity: number) => void;
  readonly onRemove: () => void;
};

/** One line of the cart. */
export function CartLineRow({ line, onQuantityChange, onRemove }: CartLineRowProps): ReactNode {
  const text = useText(cartText);
  const row = useRef<HTMLLIElement>(null);
  const total = toAmount(lineTotalCents(line.priceCents, line.quantity));
  return (
    <li
      ref={row}
      className="grid grid-cols-[min(4rem,20%)_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-hairline py-4 first:pt-0 last:border-b-0 last:pb-0 sm:grid-cols-[5rem_1fr]"
    >
      <ProductImage
        product={{ ...line, image_url: line.imageUrl }}
        sizes="5rem"
        className="w-full rounded-sm border border-hairline"
      />
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <p
            className="line-clamp-3 min-w-0 flex-1 basis-28 font-medium wrap-anywhere hyphens-auto"
            lang="en"
          >
            {line.name}
          </p>
          <Price
            amount={total}
            className="pt-px font-medium max-sm:wrap-anywhere max-sm:whitespace-normal!"
          />
        </div>
        <p className="text-xs text-muted">
          <Price amount={toAmount(line.priceCents)} /> / {text.perPiece}
        </p>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <CartQuantity
            value={line.quantity}
            onValueChange={(quantity) => {
              if (quantity <= 0) moveFocus(row.current);
              onQuantityChange(quantity);
            }}
            itemName={line.name}
          />
          <IconButton
            label={`${text.remove}: ${line.name}`}
            onClick={() => {
              moveFocus(row.current);
              onRemove();
            }}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </li>
  );
}

/** Moves the focus from a removed row to the remove button of the next or previous row, else to the title. */
function moveFocus(row: HTMLLIElement | null): void {
  moveFocusFromRow(row, '[data-slot="icon-button"]', row?.closest("dialog")?.querySelector("h2"));
}
