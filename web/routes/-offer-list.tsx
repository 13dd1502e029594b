import { useId, useState, type ReactNode } from "react";
import type { ProductItem } from "#web/api/queries.ts";
import { openCartDialog } from "#web/features/cart/cart-opener.ts";
import { useLive } from "#web/live/use-live.ts";
import { useText } from "#web/messages/language.tsx";
import { partOffersText } from "#web/messages/part-offers.ts";
import { searchText } from "#web/messages/search.ts";
import { describeHit } from "#web/search/describe-hit.ts";
import type { Offer } from "#web/search/find-offers.ts";
import { BuyControls } from "#web/ui/buy-controls.tsx";
import { useLaterCart } from "./-use-later-cart.tsx";

type OfferListProps = {
  readonly offers: readonly Offer[];
  /** Maker of the part; others are named so. */
  readonly maker: string | undefined;
};

/** Products of the shop with price and stock, which follow changes. */
export function OfferList({ offers, maker }: OfferListProps): ReactNode {
  const text = useText(partOffersText);
  const { add, additions } = useLaterCart();
  useLive("products");
  const [hasAdded, setHasAdded] = useState(false);
  function addToCart(product: ProductItem): void {
    add(product);
    setHasAdded(true);
  }
  return (
    <>
      {additions}
      <ul className="mt-3 border-t border-hairline">
        {offers.map((offer) => (
          <OfferRow key={offer.product.id} offer={offer} maker={maker} onAdd={addToCart} />
        ))}
      </ul>
      {hasAdded && (
        <button
          type="button"
          onClick={() => openCartDialog("cart")}
          className="mt-2 inline-flex min-h-6 items-center text-sm text-link hover:underline pointer-coarse:min-h-11"
        >
          {text.openCart}
        </button>
      )}
    </>
  );
}

type OfferRowProps = Pick<OfferListProps, "maker"> & {
  readonly offer: Offer;
  readonly onAdd: (product: ProductItem) => void;
};

function OfferRow({ offer, maker, onAdd }: OfferRowProps): ReactNode {
  const { product, comparison } = offer;
  const text = useText(searchText);
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
      <BuyControls product={product} nameId={nameId} onAdd={onAdd} />
    </li>
  );
}
