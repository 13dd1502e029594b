import { isAllowedImageUrl } from "#domain/image-url.ts";
import { parseAmount } from "#domain/money.ts";
import { defaultLowStockThreshold, defaultStockQuantity } from "#domain/stock.ts";
import type { ApiClient } from "#web/lib/api/client.ts";
import { readNumber } from "#web/lib/read-number.ts";

/** What was typed into the form of a new product. */
export interface PanelProductDraft {
  readonly name: string;
  readonly price: string;
  readonly description: string;
  readonly brand: string;
  readonly category: string;
  readonly specifications: string;
  readonly imageUrl: string;
  readonly isInStock: boolean;
}

export const emptyPanelDraft: PanelProductDraft = {
  name: "",
  price: "",
  description: "",
  brand: "",
  category: "",
  specifications: "",
  imageUrl: "",
  isInStock: true,
};

/** The initial draft: the valid fields of a saved draft, or an empty one. */
export function openDraft(kept: ReadonlyMap<string, unknown> | undefined): PanelProductDraft {
  const getText = (field: PanelProductField): string => {
    const value = kept?.get(field);
    return typeof value === "string" ? value : emptyPanelDraft[field];
  };
  return {
    name: getText("name"),
    price: getText("price"),
    description: getText("description"),
    brand: getText("brand"),
    category: getText("category"),
    specifications: getText("specifications"),
    imageUrl: getText("imageUrl"),
    isInStock: kept?.get("isInStock") !== false,
  };
}

export type PanelProductField = Exclude<keyof PanelProductDraft, "isInStock">;

/** Invalid fields, and why. */
export type PanelProductErrors = Readonly<
  Partial<Record<PanelProductField, "missing" | "invalid">>
>;

/** The request body for the API. */
export type NewPanelProduct = Parameters<ApiClient["products"]["create"]>[0];

export type CheckedPanelProduct =
  | { readonly ok: true; readonly product: NewPanelProduct }
  | { readonly ok: false; readonly faults: PanelProductErrors };

const requiredFields = ["name", "price", "description", "imageUrl"] as const;

/** Validates a draft and turns it into a product. */
export function checkNewProduct(draft: PanelProductDraft): CheckedPanelProduct {
  const price = readPrice(draft.price);
  const imageUrl = draft.imageUrl.trim();
  const faults: PanelProductErrors = {
    ...(price === undefined && { price: "invalid" }),
    ...(!isAllowedImageUrl(imageUrl) && { imageUrl: "invalid" }),
    ...Object.fromEntries(
      requiredFields
        .filter((field) => draft[field].trim() === "")
        .map((field) => [field, "missing"]),
    ),
  };
  if (price === undefined || Object.keys(faults).length > 0) return { ok: false, faults };
  const product: NewPanelProduct = {
    name: draft.name.trim(),
    price,
    description: draft.description.trim(),
    specifications: draft.specifications.trim() || null,
    brand: draft.brand.trim(),
    category: draft.category,
    currency: "EUR",
    stock_quantity: draft.isInStock ? defaultStockQuantity : 0,
    low_stock_threshold: defaultLowStockThreshold,
    image_url: imageUrl,
    is_active: true,
  };
  return { ok: true, product };
}

/** Parses a typed price in major units. */
function readPrice(typed: string): number | undefined {
  const price = readNumber(typed);
  return parseAmount(price) === undefined ? undefined : price;
}
