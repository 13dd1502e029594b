import type { Currency } from "#domain/money.ts";
import { isPublicHost } from "#domain/public-host.ts";
import type { StockFlag } from "#domain/stock.ts";

/** Max length of each text field of a product, in characters. */
export const productFieldLimits = {
  name: 200,
  description: 5_000,
  specifications: 5_000,
  brand: 80,
  category: 80,
  imageUrl: 2_000,
} as const;

/** A product in the API's format. Amounts are numbers with at most two decimals. */
export type Product = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  /** Price in euro, converted at the configured rate if `currency` is another one. */
  readonly price_eur: number;
  readonly currency: Currency;
  readonly image_url: string | null;
  readonly image: string | null;
  readonly description: string;
  readonly specifications: string | null;
  readonly brand: string;
  readonly category: string;
  readonly stock_quantity: number;
  readonly low_stock_threshold: number;
  readonly stock: StockFlag;
  readonly is_active: boolean;
  readonly created_at: string;
  readonly updated_at: string;
};

/**
 * Checks whether an image address may be stored: a path of this site, or an https address outside
 * private networks. The server never fetches it, but visitors' browsers do.
 */
export function isAllowedImageUrl(address: string): boolean {
  if (/[\s"'<>\\\p{Cc}]/u.test(address)) return false;
  // Browsers decode %2e to a dot when they resolve a path.
  if (address.startsWith("/")) return !/^\/\/|\.\.|%2e/i.test(address);
  const host = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d{1,5})?(?:\/|$)/i.exec(address)?.[1];
  return host !== undefined && isPublicHost(host);
}
