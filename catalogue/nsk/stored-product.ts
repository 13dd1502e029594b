import { toSlug } from "#catalogue/slug.ts";
import { isRecord, parseJson } from "#domain/json.ts";

/** A product stored on this device, which the page shows instead of its own content. */
export type StoredProduct = {
  readonly name: string;
  readonly fullName?: string;
  readonly category?: string;
  readonly description?: string;
  readonly specifications: readonly (readonly [name: string, value: string])[];
  readonly features: readonly string[];
  readonly applications: readonly string[];
  readonly models: readonly string[];
  /** Whole amount in `currency`; absent if there is no price to show. */
  readonly price?: number;
  readonly currency: string;
  readonly inStock?: boolean;
  readonly availability?: string;
};

const itemLimit = 500;
const maxEntries = 60;
const maxTextLength = 2000;
const maxNameLength = 100;
const greatestPrice = 1e9;
const defaultCurrency = "ALL";

/**
 * Finds a product in the list that a device stores under `productDetails`. The list is untrusted, so
 * entries and fields that don't fit are dropped.
 *
 * @param text The stored text, untrusted.
 * @param slug The product's name as in the address.
 * @returns The first item whose name, or one of whose models, matches the slug.
 */
export function findStoredProduct(text: string, slug: string): StoredProduct | undefined {
  if (slug === "") return undefined;
  const wanted = toSlug(slug);
  for (const item of readList(text).slice(0, itemLimit)) {
    const product = readProduct(item);
    if (product && [product.name, ...product.models].some((name) => toSlug(name) === wanted)) {
      return product;
    }
  }
  return undefined;
}

function readList(text: string): readonly unknown[] {
  const stored = parseJson(text);
  return Array.isArray(stored) ? stored : [];
}

function readProduct(item: unknown): StoredProduct | undefined {
  if (!isRecord(item)) return undefined;
  const name = readText(item["name"]);
  if (name === undefined) return undefined;
  const { inStock } = item;
  return {
    name,
    ...present("fullName", readText(item["fullName"])),
    ...present("category", readText(item["category"])),
    ...present("description", readText(item["description"])),
    specifications: readEntries(item["specifications"]),
    features: readTexts(item["features"]),
    applications: readTexts(item["applications"]),
    models: readTexts(item["models"]),
    ...present("price", readPrice(item["price"])),
    currency: readCurrency(item["currency"]),
    ...present("inStock", typeof inStock === "boolean" ? inStock : undefined),
    ...present("availability", readText(item["availability"])),
  };
}

function readText(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const text = value.slice(0, maxTextLength).trim();
  return text === "" ? undefined : text;
}

function readTexts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.slice(0, maxEntries).flatMap((entry) => readText(entry) ?? []);
  return [...new Set(texts)];
}

function readEntries(value: unknown): StoredProduct["specifications"] {
  if (!isRecord(value)) return [];
  const entries = Object.entries(value)
    .slice(0, maxEntries)
    .flatMap(([key, entry]) => {
      const name = readText(key)?.slice(0, maxNameLength);
      const text = typeof entry === "number" ? String(entry) : readText(entry);
      return name === undefined || text === undefined ? [] : [[name, text] as const];
    });
  // Names that differ only after the cut would appear twice.
  return [...new Map(entries)];
}

/** Rounds to a whole number; a value that can't be rounded to one is not a price. */
function readPrice(value: unknown): number | undefined {
  if (typeof value !== "number" || !(value > 0) || value > greatestPrice) return undefined;
  return Math.round(value) || undefined;
}

function readCurrency(value: unknown): string {
  return typeof value === "string" && /^[A-Z]{3}$/.test(value) ? value : defaultCurrency;
}

function present<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one key, which is Name
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>);
}
