import type { ReactNode } from "react";
import { stockState, type StockState } from "#domain/stock.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";

const tones: Readonly<Record<StockState, BadgeTone>> = {
  "in-stock": "green",
  "low-stock": "yellow",
  "out-of-stock": "red",
};

/** A product's stock as shown to visitors. */
export function StockBadge({ product }: { readonly product: ProductItem }): ReactNode {
  const text = useText(shopText);
  const state = getStock(product);
  return <Badge tone={tones[state]}>{text.stock[state]}</Badge>;
}

/** The stock state of a listed product. */
export function getStock(product: ProductItem): StockState {
  return stockState(product.stock_quantity, product.low_stock_threshold);
}
