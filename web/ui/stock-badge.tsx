import type { ReactNode } from "react";
import { stockState, type StockState } from "#domain/stock.ts";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { Badge, type BadgeTone } from "./badge.tsx";

/** The fields of a product that its stock state is derived from. */
export type Stocked = {
  readonly stock_quantity: number;
  readonly low_stock_threshold: number;
};

export const stockTones: Readonly<Record<StockState, BadgeTone>> = {
  "in-stock": "green",
  "low-stock": "yellow",
  "out-of-stock": "red",
};

/** A product's stock as shown to visitors. */
export function StockBadge({ product }: { readonly product: Stocked }): ReactNode {
  const text = useText(shopText);
  const state = getStock(product);
  return <Badge tone={stockTones[state]}>{text.stock[state]}</Badge>;
}

/** The stock state of a listed product. */
export function getStock(product: Stocked): StockState {
  return stockState(product.stock_quantity, product.low_stock_threshold);
}
