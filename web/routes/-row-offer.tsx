import { Link } from "@tanstack/react-router";
import { useId, type ReactNode } from "react";
import type { ProductItem } from "#web/api/queries.ts";
import { useText } from "#web/messages/language.tsx";
import { partOffersText } from "#web/messages/part-offers.ts";
import { searchText } from "#web/messages/search.ts";
import { describeHit } from "#web/search/describe-hit.ts";
import type { Offer } from "#web/search/find-offers.ts";
import type { OfferedRow } from "#web/search/offered-row.ts";
import { AddToCartButton } from "#web/ui/add-to-cart-button.tsx";
import { Price } from "#web/ui/price.tsx";
import { QuoteButton } from "#web/ui/quote-button.tsx";
import { StockBadge } from "#web/ui/stock-badge.tsx";

type RowOfferProps = {
  readonly row: OfferedRow;
  /** The first one is shown. */
  readonly offers: readonly Offer[];
  readonly onAdd: (product: ProductItem) => void;
};

/** The best product of the shop for a row, or the request by mail. */
export function RowOffer({ row, offers, onAdd }: RowOfferProps): ReactNode {
  const { row: text } = useText(partOffersText);
  const [offer] = offers;
  if (!offer) {
    return (
      <QuoteButton
        part={row.part}
        label={text.ask(row.key)}
        size="sm"
        className="-ms-2.5"
        variant="quiet"
      />
    );
  }
  return <Sold row={row} offer={offer} others={offers.length - 1} onAdd={onAdd} />;
}

function Sold({
  row,
  offer,
  others,
  onAdd,
}: Pick<RowOfferProps, "row" | "onAdd"> & {
  readonly offer: Offer;
  readonly others: number;
}): ReactNode {
  const nameId = useId();
  const { product, comparison } = offer;
  const isOtherMaker = row.maker !== undefined && product.brand !== row.maker;
  const isSame = comparison === undefined || comparison.interchange === "exact";
  // A row of a size or section doesn't say which product is priced.
  const hasNote = isOtherMaker || !isSame || row.designation === undefined;
  return (
    <div className="grid w-full items-center gap-x-3 @max-[14rem]:justify-items-start @min-[14rem]:grid-cols-[1fr_auto]">
      <p className="flex flex-wrap items-center gap-x-2">
        <Price amount={product.price_eur} className="font-medium" />
        <StockBadge product={product} />
      </p>
      <AddToCartButton
        product={product}
        onAdd={onAdd}
        describedBy={nameId}
        size="sm"
        className="@max-[14rem]:order-1 @max-[14rem]:my-1 @min-[16rem]:row-span-2"
      />
      <p className="flex max-w-full min-w-0 gap-x-1.5 text-xs text-muted @max-[16rem]:@min-[14rem]:col-span-2">
        <span
          id={nameId}
          className={hasNote ? "line-clamp-1 min-w-0 @min-[16rem]:line-clamp-2" : "sr-only"}
        >
          <Note offer={offer} isOtherMaker={isOtherMaker} />
        </span>
        {others > 0 && <Others row={row} product={product} count={others} />}
      </p>
    </div>
  );
}

/** How many more products there are; of a section they are listed in the shop. */
function Others({
  row,
  product: { brand, section },
  count,
}: Pick<RowOfferProps, "row"> & {
  readonly product: ProductItem;
  readonly count: number;
}): ReactNode {
  const { row: text } = useText(partOffersText);
  if (row.section === undefined || section === null) {
    return <span className="shrink-0">{text.others(count)}</span>;
  }
  return (
    <Link
      to="/shop"
      search={{ brand, section }}
      className="inline-flex min-h-6 shrink-0 items-center text-link hover:underline pointer-coarse:min-h-11"
    >
      {text.allOf}
      <span className="sr-only"> {row.key}</span>
    </Link>
  );
}

/** Maker and code, and what has to be checked before it replaces the row's part. */
function Note({
  offer: { product, comparison, designation },
  isOtherMaker,
}: {
  readonly offer: Offer;
  readonly isOtherMaker: boolean;
}): ReactNode {
  const text = useText(searchText);
  const reason = comparison && ({ kind: "comparison", comparison } as const);
  const sentence = describeHit(text, { reason: reason ?? { kind: "code" }, isOtherMaker });
  const verdict = comparison && comparison.interchange !== "exact" && comparison.interchange;
  const name = designation === undefined ? product.name : `${product.brand} ${designation}`.trim();
  return (
    <>
      {name}
      {verdict && `: ${text.interchange.verdicts[verdict]}`}
      {sentence !== "" && <span className="sr-only">. {sentence}</span>}
    </>
  );
}
