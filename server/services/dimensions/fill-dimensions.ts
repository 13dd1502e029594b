import {
  readProductDimensions,
  type CodedProduct,
} from "#catalogue/search/read-product-dimensions.ts";
import {
  dimensionFields,
  type DimensionField,
  type ProductInput,
  type SomeFields,
} from "#domain/product-fields.ts";

/** Where the dimensions of a stored product are from. */
export type DimensionSource = {
  /** Those that staff wrote or cleared. */
  readonly statedDimensions: readonly DimensionField[];
  /** The text that the others were last read from; null if they never were. */
  readonly dimensionsReadFrom: string | null;
};

type WrittenFields = { readonly [Field in keyof SomeFields]?: SomeFields[Field] | undefined };

/** Fields to write with the dimensions that their name states. */
export type FilledFields<Fields> = { readonly fields: Fields; readonly source: DimensionSource };

/**
 * Adds the dimensions that a new product's name states to those that staff stated, which are the ones
 * with a value.
 */
export function fillNewProduct<Fields extends SomeFields>(fields: Fields): FilledFields<Fields> {
  const stated = dimensionFields.filter((field) => (fields[field] ?? null) !== null);
  const { name = "", category = "", brand = "" } = fields;
  const named = { name, category, brand };
  return {
    fields: { ...fields, ...readUnstated(named, stated) },
    source: { statedDimensions: stated, dimensionsReadFrom: toReadText(named) },
  };
}

/**
 * Adds the dimensions that a changed name states. Staff state the dimensions that they write, also by
 * clearing them, and those are never read again.
 * @param written The fields to write; undefined ones stay unchanged.
 */
export function fillChangedProduct(
  written: WrittenFields,
  present: CodedProduct & DimensionSource,
): FilledFields<WrittenFields> {
  const stated = dimensionFields.filter(
    (field) => written[field] !== undefined || present.statedDimensions.includes(field),
  );
  const named = {
    name: written.name ?? present.name,
    category: written.category ?? present.category,
    brand: written.brand ?? present.brand,
  };
  const readText = toReadText(named);
  if (readText === toReadText(present)) {
    return {
      fields: written,
      source: { statedDimensions: stated, dimensionsReadFrom: present.dimensionsReadFrom },
    };
  }
  return {
    fields: { ...written, ...readUnstated(named, stated) },
    source: { statedDimensions: stated, dimensionsReadFrom: readText },
  };
}

/** Reads the dimensions of a stored product that staff have not stated. */
export function readStoredProduct(present: CodedProduct & DimensionSource): {
  readonly dimensions: WrittenFields;
  readonly text: string;
} {
  return {
    dimensions: readUnstated(present, present.statedDimensions),
    text: toReadText(present),
  };
}

/** Whether a change of these fields can change a dimension or who stated it. */
export function affectsDimensions(written: WrittenFields): boolean {
  const affecting = [...dimensionFields, "name", "category", "brand"] as const;
  return affecting.some((field) => written[field] !== undefined);
}

/** The text that dimensions are read from; the index `products_unread_dimensions` has the same. */
function toReadText({ name, category, brand }: CodedProduct): string {
  return [name, category, brand].join("\n");
}

function readUnstated(
  named: CodedProduct,
  stated: readonly DimensionField[],
): { readonly [Field in DimensionField]?: ProductInput[Field] } {
  const read = readProductDimensions(named);
  const unstated = dimensionFields.filter((field) => !stated.includes(field));
  return Object.fromEntries(unstated.map((field) => [field, read[field] ?? null]));
}
