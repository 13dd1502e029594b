import { useId, useState, type ReactNode, type SubmitEvent } from "react";
import { maxLineQuantity, quantityPerClick } from "#domain/cart.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { readNumber } from "#web/forms/read-number.ts";
import { useText } from "#web/messages/language.tsx";
import { productPageText } from "#web/messages/product-page.ts";
import { useOrderTerms } from "#web/orders/use-order-terms.ts";
import { platform } from "#web/platform/platform.ts";
import { Button } from "#web/ui/button.tsx";
import { CartIcon } from "#web/ui/icons.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { Price } from "#web/ui/price.tsx";
import { QuoteButton } from "#web/ui/quote-button.tsx";
import { getStock } from "#web/ui/stock-badge.tsx";
import { StockLine } from "./stock-line.tsx";

type OrderBoxProps = {
  readonly product: ProductItem;
  readonly onAdd: (product: ProductItem, quantity: number) => void;
  readonly onOpenCart: () => void;
};

/** Price, stock and the way into the cart, or a request where there is no stock. */
export function OrderBox({ product, onAdd, onOpenCart }: OrderBoxProps): ReactNode {
  const text = useText(productPageText);
  const [hasAdded, setHasAdded] = useState(false);
  const isSoldOut = getStock(product) === "out-of-stock";
  function add(quantity: number): void {
    platform().tap();
    onAdd(product, quantity);
    setHasAdded(true);
  }
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-hairline bg-raised p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="sr-only">{text.price}: </span>
          <Price
            amount={product.price_eur}
            original={{ amount: product.price, currency: product.currency }}
            className="flex flex-wrap items-baseline gap-x-2 text-xl font-medium [&>small]:ms-0 [&>small]:text-sm"
          />
          <VatNote />
        </p>
        <StockLine product={product} />
      </div>
      {isSoldOut ? (
        <div className="flex flex-wrap gap-2">
          <Button disabled>{text.outOfStock}</Button>
          <QuoteButton
            part={product.name}
            label={text.askForIt}
            variant="primary"
            className="grow basis-36"
          />
        </div>
      ) : (
        <QuantityForm onAdd={add} />
      )}
      {hasAdded && (
        <button
          type="button"
          onClick={onOpenCart}
          className="inline-flex min-h-6 items-center self-start text-sm text-link hover:underline pointer-coarse:min-h-11"
        >
          {text.openCart}
        </button>
      )}
    </div>
  );
}

/** Whether the price includes VAT, if the shop says so. */
function VatNote(): ReactNode {
  const text = useText(productPageText);
  const hasVat = useOrderTerms()?.prices_include_vat ?? null;
  if (hasVat === null) return null;
  return <small className="text-xs text-muted">{hasVat ? text.withVat : text.withoutVat}</small>;
}

function QuantityForm({ onAdd }: { readonly onAdd: (quantity: number) => void }): ReactNode {
  const text = useText(productPageText);
  const id = useId();
  const [typed, setTyped] = useState(String(quantityPerClick));
  const [hasFailed, setHasFailed] = useState(false);
  const quantity = readNumber(typed);
  const isValid = Number.isInteger(quantity) && quantity >= 1 && quantity <= maxLineQuantity;
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setHasFailed(!isValid);
    if (isValid) onAdd(quantity);
    else document.getElementById(id)?.focus();
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <NumberField
        id={id}
        whole
        label={text.quantity}
        min={1}
        max={maxLineQuantity}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={hasFailed && !isValid ? text.quantityError : undefined}
        className="w-28"
      />
      <Button type="submit" variant="primary" className="grow basis-36">
        <CartIcon />
        {text.addToCart}
      </Button>
    </form>
  );
}
