import { Link } from "@tanstack/react-router";
import { useId, type ReactNode } from "react";
import { useCart } from "#web/features/cart/cart-context.ts";
import { CartProvider } from "#web/features/cart/cart-provider.tsx";
import { AddToCartButton } from "#web/features/shop/add-to-cart-button.tsx";
import { StockBadge } from "#web/features/shop/stock-badge.tsx";
import { useText } from "#web/messages/language.tsx";
import { partOffersText } from "#web/messages/part-offers.ts";
import { searchText } from "#web/messages/search.ts";
import { describeHit } from "#web/search/describe-hit.ts";
import type { Offer } from "#web/search/find-offers.ts";
import { Price } from "#web/ui/price.tsx";

const maxShown = 4;

/** Products of the shop with price and stock, the same part before those to check. */
export function OfferList({ offers }: { readonly offers: readonly Offer[] }): ReactNode {
  return (
    <CartProvider>
      <ul className="mt-3 border-t border-hairline">
        {offers.slice(0, maxShown).map((offer) => (
          <OfferRow key={offer.product.id} offer={offer} />
        ))}
      </ul>
      <CartLink />
    </CartProvider>
  );
}

function OfferRow({ offer: { product, comparison } }: { readonly offer: Offer }): ReactNode {
  const text = useText(searchText);
  const { add } = useCart();
  const nameId = useId();
  const note = comparison && describeHit(text, { reason: { kind: "comparison", comparison } });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline py-2.5">
      <div className="min-w-0 grow basis-56">
        <p id={nameId} className="text-sm font-semibold wrap-anywhere">
          {product.name}
        </p>
        {note !== undefined && note !== "" && <p className="mt-0.5 text-xs text-muted">{note}</p>}
      </div>
      <div className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:grow-0">
        <StockBadge product={product} />
        <Price
          amount={product.price_eur}
          original={{ amount: product.price, currency: product.currency }}
          className="font-medium"
        />
        <AddToCartButton
          product={product}
          onAdd={add}
          describedBy={nameId}
          className="min-w-36 max-sm:w-full"
        />
      </div>
    </li>
  );
}

function CartLink(): ReactNode {
  const text = useText(partOffersText);
  const { count } = useCart();
  if (count === 0) return null;
  return (
    <Link
      to="/shop"
      hash="cart"
      className="mt-2 inline-flex min-h-6 items-center text-sm text-link hover:underline pointer-coarse:min-h-11"
    >
      {text.openCart}
    </Link>
  );
}
