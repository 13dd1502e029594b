import type { ReactNode } from "react";
import type { QuoteLine } from "#domain/quote-schema.ts";
import type { QuotedProduct } from "#domain/staff-quote-schema.ts";
import { dashboardQuotesText } from "#web/messages/dashboard-quotes.ts";
import { formatEur } from "#web/messages/format/format-money.ts";
import { useText } from "#web/messages/language.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { WarningIcon } from "#web/ui/icons.tsx";
import type { LineDraft } from "./answer-draft.ts";
import { isPriceOutdated, takeShopPrice, type LineProduct } from "./shop-prices.ts";

type ShopOfferProps = {
  readonly line: QuoteLine;
  readonly found: LineProduct;
  readonly draft: LineDraft;
  readonly onTake: (part: Partial<LineDraft>) => void;
};

/** The shop's price and stock of a line's product. docs/product/quotes.md#shop-price-and-stock-of-a-line */
export function ShopOffer({ line, found, draft, onTake }: ShopOfferProps): ReactNode {
  const text = useText(dashboardQuotesText);
  if (found.state === "removed") {
    return (
      <p className="mt-1">
        <Badge>{text.deleted}</Badge>
      </p>
    );
  }
  const { state, product } = found;
  const price = takeShopPrice(product);
  return (
    <div className="mt-1 grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <ShopPrice product={product} hasPrice={price !== undefined} />
        {price && !draft.isOut && (
          <Button
            size="sm"
            aria-label={text.useShopPriceOf(line.text)}
            onClick={() => onTake(price)}
          >
            {text.useShopPrice}
          </Button>
        )}
        <Stock pieces={product.stock_quantity} asked={line.quantity} />
        {state !== "shown" && <Badge>{text[state]}</Badge>}
      </div>
      {/* Always rendered, because screen readers announce only changes inside a live region. */}
      <div role="status">
        {!draft.isOut && isPriceOutdated(draft, product) && (
          <p className="flex items-start gap-2 text-sm">
            <WarningIcon className="mt-0.5 size-4 shrink-0 text-yellow" />
            {text.priceChanged(formatEur(Number(draft.taken)), formatEur(product.price_eur))}
          </p>
        )}
      </div>
    </div>
  );
}

type ShopPriceProps = { readonly product: QuotedProduct; readonly hasPrice: boolean };

function ShopPrice({ product, hasPrice }: ShopPriceProps): ReactNode {
  const text = useText(dashboardQuotesText);
  return hasPrice ? (
    <span className="flex items-baseline gap-2">
      <span className="text-muted">{text.shopPrice}</span>
      <span className="font-mono tabular-nums">{formatEur(product.price_eur)}</span>
    </span>
  ) : (
    <span className="text-muted">{text.noShopPrice}</span>
  );
}

type StockProps = { readonly pieces: number; readonly asked: number };

function Stock({ pieces, asked }: StockProps): ReactNode {
  const text = useText(dashboardQuotesText);
  return asked > pieces ? (
    <Badge tone="yellow">{text.notEnough(pieces)}</Badge>
  ) : (
    <span className="text-muted">{text.inStock(pieces)}</span>
  );
}
