import type { QueryClient } from "@tanstack/react-query";
import { readProductId, toProductSlug } from "#domain/product-path.ts";
import { readApiError } from "#web/api/api-error.ts";
import type { ApiClient } from "#web/api/client.ts";
import { findListedProduct, productQuery } from "#web/api/product-query.ts";
import { settingsQuery, type ProductItem } from "#web/api/queries.ts";
import { productPageText } from "#web/messages/product-page.ts";
import { shopText } from "#web/messages/shop.ts";
import { logMissing } from "#web/platform/log-missing.ts";
import { toSizeLine } from "#web/products/size-line.ts";
import type { PageDescription } from "#web/seo/page-head.ts";
import { loadProductPart } from "./load-product-part.ts";
import { describeOffer } from "./product-json-ld.ts";
import type { ProductPart } from "./product-part.ts";

/** Title and data of a product's page as plain values. */
export type LoadedProductPage = {
  readonly id: string;
  readonly part: ProductPart;
  readonly head: Omit<PageDescription, "jsonLd">;
  /** Of schema.org, with paths of this site as addresses. */
  readonly offer: object;
};

/** `unreachable`: the product may exist, but it didn't arrive. */
export type ProductOutcome =
  | { readonly kind: "product"; readonly loaded: LoadedProductPage }
  | { readonly kind: "moved"; readonly slug: string }
  | { readonly kind: "gone" }
  | { readonly kind: "unreachable"; readonly id: string };

/** What its route shows as a page. */
export type ShownProductPage = Extract<
  ProductOutcome,
  { readonly kind: "product" | "unreachable" }
>;

/** Loads the product of an address; its page needs nothing else. */
export async function loadProductPage(
  {
    api,
    client,
    origin,
  }: { readonly api: ApiClient; readonly client: QueryClient; readonly origin: string },
  slug: string,
): Promise<ProductOutcome> {
  const id = readProductId(slug);
  if (id === undefined) return { kind: "gone" };
  try {
    const product = await readProduct(api, client, id);
    const present = toProductSlug(product);
    if (present !== slug) return { kind: "moved", slug: present };
    // The server renders the stock as staff configured it; in the browser the page asks itself.
    if (typeof window === "undefined") {
      await client.query(settingsQuery(api)).catch(logMissing("The shop's settings"));
    }
    return { kind: "product", loaded: describeProduct(product, slug, origin) };
  } catch (error) {
    if (readApiError(error)?.code === "not_found") return { kind: "gone" };
    logMissing("A product")(error);
    return { kind: "unreachable", id };
  }
}

/** A listed product is shown at once; the page loads it again if the list is old. */
async function readProduct(api: ApiClient, client: QueryClient, id: string): Promise<ProductItem> {
  const query = productQuery(api, id);
  const listed = client.getQueryData(query.queryKey) ? undefined : findListedProduct(client, id);
  if (listed) client.setQueryData(query.queryKey, listed.product, { updatedAt: listed.at });
  try {
    const known = client.getQueryData(query.queryKey);
    return known ?? (await client.query(query));
  } catch (error) {
    // Without an answer, the one stored on the device.
    const stored = client.getQueryData(query.queryKey);
    if (stored) return stored;
    throw error;
  }
}

function describeProduct(product: ProductItem, slug: string, origin: string): LoadedProductPage {
  const { id, name, category, description } = product;
  const path = `/shop/${slug}`;
  const part = loadProductPart(product);
  const size = toSizeLine(product);
  const crumbs = [
    { name: shopText.en.title, path: "/shop" },
    ...(category === ""
      ? []
      : [{ name: category, path: `/shop?category=${encodeURIComponent(category)}` }]),
    { name, path },
  ];
  return {
    id,
    part,
    head: {
      title: name,
      description:
        [size, description].filter((text) => text !== "").join(". ") ||
        productPageText.en.description(name),
      path,
      crumbs,
    },
    offer: describeOffer(product, part, `${origin}${path}`),
  };
}
