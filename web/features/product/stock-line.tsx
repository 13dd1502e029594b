import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isStockKnown } from "#domain/stock.ts";
import { settingsQuery } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { useText } from "#web/messages/language.tsx";
import { productPageText } from "#web/messages/product-page.ts";
import { Badge } from "#web/ui/badge.tsx";
import { getStock, stockTones, type Stocked } from "#web/ui/stock-badge.tsx";

/** A product's stock, with the count that staff let visitors see. */
export function StockLine({ product }: { readonly product: Stocked }): ReactNode {
  const text = useText(productPageText);
  const display = useQuery(settingsQuery(useApi())).data?.stock_display ?? "badge";
  const state = getStock(product);
  const { stock_quantity: count } = product;
  const isCounted = state !== "out-of-stock" && display !== "badge";
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Badge tone={stockTones[state]}>{text.stock[state]}</Badge>
      {isCounted && (isStockKnown(count, display) ? text.pieces(count) : text.moreThanTen)}
    </p>
  );
}
