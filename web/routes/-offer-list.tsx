import { Link } from "@tanstack/react-router";
import { useId, useState, type ReactNode } from "react";
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

type OfferListProps = {
  readonly offers: readonly Offer[];
  /** Maker of the part; others are named so. */
  readonly maker: string | undefined;
};

/** The closest product of the shop with price and stock, and on request the others. */
export function OfferList({ offers, maker }: OfferListProps): ReactNode {
  const text = useText(partOffersText);
  const [isWhole, setIsWhole] = useState(false);
  const others = offers.length - 1;
  return (
    <CartProvider>
      <ul className="mt-3 border-t border-hairline">
        {offers.slice(0, isWhole ? undefined : 1).map((offer) => (
          <OfferRow key={offer.product.id} offer={offer} maker={maker} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-5">
        {others > 0 && !isWhole && (
          <button type="button" className={linkClass} onClick={() => setIsWhole(true)}>
            {text.more(others)}
          </button>
        )}
        <CartLink />
      </div>
    </CartProvider>
  );
}

const linkClass =
  "mt-2 inline-flex min-h-6 items-center text-sm text-link hover:underline pointer-coarse:min-h-11";

type OfferRowProps = Pick<OfferListProps, "maker"> & { readonly offer: Offer };

function OfferRow({ offer: { product, comparison }, maker }: OfferRowProps): ReactNode {
  const text = useText(searchText);
  const { add } = useCart();
  const nameId = useId();
  const isOtherMaker = maker !== undefined && product.brand !== maker;
  const reason = comparison && ({ kind: "comparison", comparison } as const);
  const note = describeHit(text, { reason: reason ?? { kind: "code" }, isOtherMaker });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline py-2.5 sm:min-h-20 sm:flex-nowrap">
      <div className="min-w-0 grow max-sm:basis-full">
        <p id={nameId} className="text-sm font-semibold wrap-anywhere">
          {product.name}
        </p>
        {note !== "" && <p className="mt-0.5 text-xs text-muted">{note}</p>}
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
    <Link to="/shop" hash="cart" className={linkClass}>
      {text.openCart}
    </Link>
  );
}
