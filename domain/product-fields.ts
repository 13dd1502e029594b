import type { Currency } from "./money.ts";
import { productSeals, type ProductSeals } from "./seals.ts";
import { defaultLowStockThreshold, defaultStockQuantity } from "./stock.ts";

/** The value of each kind of field, in the API and in the services. */
export type KindValues = {
  readonly text: string;
  /** A text that can be missing: an empty one is stored as null. */
  readonly note: string | null;
  /** Path of this site or https address of an image. */
  readonly image: string | null;
  /** Amount in major units, with at most two decimals. */
  readonly amount: number;
  readonly currency: Currency;
  /** Whole number from 0. */
  readonly count: number;
  readonly switch: boolean;
  /** In mm with at most three decimals; null if it isn't known. */
  readonly dimension: number | null;
  /** One of a list; null if it isn't known. */
  readonly choice: ProductSeals | null;
};

export type ProductFieldKind = keyof KindValues;

type TextKind = "text" | "note" | "image";

/** How a field of a kind is stored and checked. */
export type FieldRule<Kind extends ProductFieldKind> = {
  readonly kind: Kind;
  /** The value of a new product; a field without one is required. */
  readonly initial?: KindValues[Kind];
} & (Kind extends TextKind
  ? {
      /** In characters. */
      readonly maxLength: number;
    }
  : unknown) &
  (Kind extends "choice" ? { readonly options: readonly ProductSeals[] } : unknown);

export type FieldRules = { readonly [Kind in ProductFieldKind]: FieldRule<Kind> };

const rules = {
  name: { kind: "text", maxLength: 200 },
  price: { kind: "amount" },
  currency: { kind: "currency", initial: "EUR" },
  description: { kind: "text", maxLength: 5_000, initial: "" },
  specifications: { kind: "note", maxLength: 5_000, initial: null },
  brand: { kind: "text", maxLength: 80, initial: "" },
  category: { kind: "text", maxLength: 80, initial: "" },
  stock_quantity: { kind: "count", initial: defaultStockQuantity },
  low_stock_threshold: { kind: "count", initial: defaultLowStockThreshold },
  image_url: { kind: "image", maxLength: 2_000, initial: null },
  is_active: { kind: "switch", initial: true },
  bore_mm: { kind: "dimension", initial: null },
  outside_diameter_mm: { kind: "dimension", initial: null },
  width_mm: { kind: "dimension", initial: null },
  length_mm: { kind: "dimension", initial: null },
  seals: { kind: "choice", options: productSeals, initial: null },
  section: { kind: "note", maxLength: 40, initial: null },
} as const satisfies Readonly<Record<string, FieldRules[ProductFieldKind]>>;

type Rules = typeof rules;

export type ProductField = keyof Rules;

/** What a product measures and how it is closed: the fields that its code can state. */
export const dimensionFields = [
  "bore_mm",
  "outside_diameter_mm",
  "width_mm",
  "length_mm",
  "seals",
  "section",
] as const satisfies readonly ProductField[];

export type DimensionField = (typeof dimensionFields)[number];

/** A type for each field, given one for each kind. */
export type ByProductField<ByKind extends Record<ProductFieldKind, unknown>> = {
  readonly [Field in ProductField]: ByKind[Rules[Field]["kind"]];
};

/** The values of all fields. */
export type ProductInput = ByProductField<KindValues>;

/** Some fields, such as those to write. */
export type SomeFields = Partial<ProductInput>;

/** The value of each kind of field, undefined where there is none. */
export type MaybeValues = { readonly [Kind in ProductFieldKind]: KindValues[Kind] | undefined };

/** Fields that a new product can leave out. */
export type InitialField = {
  [Field in ProductField]: Rules[Field] extends { readonly initial: unknown } ? Field : never;
}[ProductField];

/** The fields of a product that an admin writes, in the order of the product file. */
export const productFields: ByProductField<FieldRules> = rules;

export const productFieldNames: readonly ProductField[] = Object.keys(rules).filter(isProductField);

export function isProductField(name: string): name is ProductField {
  return Object.hasOwn(rules, name);
}

export function isDimensionField(name: string): name is DimensionField {
  return dimensionFields.some((field) => field === name);
}

/** Max characters of a text; undefined for other fields. */
export function getMaxLength(field: ProductField): number | undefined {
  const rule = productFields[field];
  return "maxLength" in rule ? rule.maxLength : undefined;
}
