import { currencies } from "#domain/money.ts";
import { productFieldLimits } from "#domain/product.ts";
import { tabMemory } from "#web/lib/tab-memory.ts";
import { emptyDraft, isEdited, type ProductDraft } from "./product-draft.ts";

const memoryName = "product_form";

/** Reads what the tab remembers of a new product; untrusted, of which only what fits is taken. */
export function parseProductDraft(text: string | null): ProductDraft | undefined {
  const raw = parseJson(text);
  if (typeof raw !== "object" || raw === null) return undefined;
  const kept = new Map<string, unknown>(Object.entries(raw));
  const textOf = (field: keyof ProductDraft, limit: number): string => {
    const value = kept.get(field);
    return typeof value === "string" ? value.slice(0, limit) : String(emptyDraft[field]);
  };
  return {
    name: textOf("name", productFieldLimits.name),
    price: textOf("price", 20),
    currency: currencies.find((known) => known === kept.get("currency")) ?? emptyDraft.currency,
    category: textOf("category", productFieldLimits.category),
    brand: textOf("brand", productFieldLimits.brand),
    description: textOf("description", productFieldLimits.description),
    specifications: textOf("specifications", productFieldLimits.specifications),
    stock_quantity: textOf("stock_quantity", 20),
    low_stock_threshold: textOf("low_stock_threshold", 20),
    image_url: textOf("image_url", productFieldLimits.imageUrl),
    is_active: kept.get("is_active") !== false,
  };
}

/** What was typed for a new product before the tab was left or the page reloaded. */
export function loadProductDraft(): ProductDraft | undefined {
  return parseProductDraft(tabMemory.read(memoryName));
}

/** Keeps it; an untouched form is forgotten. */
export function keepProductDraft(draft: ProductDraft): void {
  if (isEdited(draft, emptyDraft)) tabMemory.write(memoryName, JSON.stringify(draft));
  else tabMemory.forget(memoryName);
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
