import { dimensionFields, type DimensionField, type ProductField } from "#domain/product-fields.ts";
import { productSeals } from "#domain/seals.ts";
import { emptyDraft, type ProductDraft } from "#web/products/product-draft.ts";

/** The draft as the tab stores it. Its names differ from the API's. */
export type StoredPanelDraft = {
  readonly name: string;
  readonly price: string;
  readonly description: string;
  readonly brand: string;
  readonly category: string;
  readonly specifications: string;
  readonly imageUrl: string;
  readonly isInStock: boolean;
} & Partial<Pick<ProductDraft, DimensionField>>;

export const requiredPanelFields: readonly ProductField[] = [
  "name",
  "price",
  "description",
  "image_url",
];

/** The pieces of a product that starts out of stock. */
const noPieces = "0";

/** The panel asks only whether there are pieces, not how many. */
export function isInStock({ stock_quantity }: ProductDraft): boolean {
  return stock_quantity !== noPieces;
}

export function toPieces(isOn: boolean): Pick<ProductDraft, "stock_quantity"> {
  return { stock_quantity: isOn ? emptyDraft.stock_quantity : noPieces };
}

export function toStoredDraft(draft: ProductDraft): StoredPanelDraft {
  const { name, price, description, brand, category, specifications } = draft;
  return {
    name,
    price,
    description,
    brand,
    category,
    specifications,
    imageUrl: draft.image_url,
    isInStock: isInStock(draft),
    ...Object.fromEntries(
      dimensionFields.flatMap((field) => (draft[field] === "" ? [] : [[field, draft[field]]])),
    ),
  };
}

/** The initial draft: the valid fields of a saved draft, or an empty one. */
export function openDraft(saved: ReadonlyMap<string, unknown> | undefined): ProductDraft {
  const getText = (field: keyof StoredPanelDraft): string => {
    const value = saved?.get(field);
    return typeof value === "string" ? value : "";
  };
  return {
    ...emptyDraft,
    ...toPieces(saved?.get("isInStock") !== false),
    name: getText("name"),
    price: getText("price"),
    description: getText("description"),
    brand: getText("brand"),
    category: getText("category"),
    specifications: getText("specifications"),
    image_url: getText("imageUrl"),
    bore_mm: getText("bore_mm"),
    outside_diameter_mm: getText("outside_diameter_mm"),
    width_mm: getText("width_mm"),
    length_mm: getText("length_mm"),
    seals: productSeals.find((known) => known === saved?.get("seals")) ?? "",
    section: getText("section"),
  };
}
