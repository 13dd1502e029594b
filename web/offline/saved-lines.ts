import { addLine, maxLineQuantity, type CartLine } from "#domain/cart.ts";
import { isAllowedImageUrl } from "#domain/image-url.ts";
import { parseAmount, toAmount } from "#domain/money.ts";
import { productFields } from "#domain/product-fields.ts";
import { isUuid } from "#domain/uuid.ts";

/**
 * Reads cart lines stored on a device. The storage is untrusted: invalid entries are dropped, and
 * anything but a list reads as empty.
 * @param entries The stored value, parsed.
 * @returns Lines that are safe to show, merge and order.
 */
export function readSavedLines(entries: unknown): readonly CartLine[] {
  if (!Array.isArray(entries)) return [];
  let lines: readonly CartLine[] = [];
  for (const entry of entries as readonly unknown[]) {
    const line = getLine(entry);
    if (line) lines = addLine(lines, line);
  }
  return lines;
}

/** Serialises cart lines for the device: products with quantity, prices in euro. */
export function toSavedLines(lines: readonly CartLine[]): readonly unknown[] {
  return lines.map((line) => ({
    id: line.productId,
    name: line.name,
    price: toAmount(line.priceCents),
    quantity: line.quantity,
    image: line.imageUrl,
    category: line.category,
  }));
}

function getLine(entry: unknown): CartLine | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const saved: Readonly<Record<string, unknown>> = { ...entry };
  const { id, name, price, quantity, image, image_url, category } = saved;
  if (typeof id !== "string" || !isUuid(id)) return undefined;
  if (typeof name !== "string" || name.trim() === "") return undefined;
  const priceCents = typeof price === "number" ? parseAmount(price) : undefined;
  if (priceCents === undefined || !isCount(quantity)) return undefined;
  return {
    productId: id.toLowerCase(),
    name: name.slice(0, productFields.name.maxLength),
    priceCents,
    quantity: Math.min(quantity, maxLineQuantity),
    imageUrl: getImage(image) ?? getImage(image_url) ?? null,
    ...(typeof category === "string" && {
      category: category.slice(0, productFields.category.maxLength),
    }),
  };
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1;
}

function getImage(value: unknown): string | undefined {
  return typeof value === "string" && isAllowedImageUrl(value) ? value : undefined;
}
