import { stockState, type StockState } from "#domain/stock.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { findProductPart } from "#web/products/product-part.ts";
import type { ProductPart } from "./product-part.ts";

const availability: Readonly<Record<StockState, string>> = {
  "in-stock": "InStock",
  "low-stock": "LimitedAvailability",
  "out-of-stock": "OutOfStock",
};

/**
 * A product as a schema.org product with its offer, and without a rating: docs/product/shop.md#stars-are-decoration
 * @param url Of its page; images are below the same origin.
 */
export function describeOffer(product: ProductItem, part: ProductPart, url: string): object {
  const { id, name, brand, category, description, price_eur: price } = product;
  const state = stockState(product.stock_quantity, product.low_stock_threshold);
  return {
    "@type": "Product",
    name,
    sku: id,
    ...(part.code !== undefined && { mpn: part.code }),
    ...(brand !== "" && { brand: { "@type": "Brand", name: brand } }),
    ...(category !== "" && { category }),
    ...(description !== "" && { description }),
    url,
    image: toAddress(findImage(product, part), url),
    additionalProperty: listFigures(product),
    offers: {
      "@type": "Offer",
      url,
      price: price.toFixed(2),
      priceCurrency: "EUR",
      availability: `https://schema.org/${availability[state]}`,
      itemCondition: "https://schema.org/NewCondition",
    },
  };
}

/** A former image isn't checked. */
function toAddress(image: string, base: string): string {
  return URL.canParse(image, base)
    ? new URL(image, base).href
    : new URL("/og/default.png", base).href;
}

function findImage(product: ProductItem, part: ProductPart): string {
  const partImage = findProductPart(product);
  return (
    product.image_url ??
    product.image ??
    part.drawing?.image ??
    (partImage === undefined ? "/og/default.png" : `/pictures/${partImage}-800.avif`)
  );
}

const figures = [
  ["bore_mm", "Bore diameter"],
  ["outside_diameter_mm", "Outside diameter"],
  ["width_mm", "Width"],
  ["length_mm", "Length"],
] as const;

function listFigures(product: ProductItem): readonly object[] {
  return figures.flatMap(([field, name]) => {
    const value = product[field];
    if (value === null) return [];
    return [{ "@type": "PropertyValue", name, value, unitText: "mm", unitCode: "MMT" }];
  });
}
