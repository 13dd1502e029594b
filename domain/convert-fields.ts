import {
  productFieldNames,
  productFields,
  type ByProductField,
  type FieldRules,
  type MaybeValues,
  type ProductField,
  type ProductFieldKind,
  type ProductInput,
  type SomeFields,
} from "./product-fields.ts";

/**
 * Converts the values of all fields, by a function for each kind of field.
 * @param values Such as a product, a form's draft or the rules in `productFields`.
 */
export function convertFields<
  From extends Record<ProductFieldKind, unknown>,
  To extends Record<ProductFieldKind, unknown>,
>(
  values: ByProductField<From>,
  convert: {
    readonly [Kind in ProductFieldKind]: (value: From[Kind], field: ProductField) => To[Kind];
  },
): ByProductField<To> {
  const entries = productFieldNames.map((field) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the value and the function are of the field's kind
    const toValue = convert[productFields[field].kind] as (
      value: unknown,
      field: string,
    ) => unknown;
    return [field, toValue(values[field], field)] as const;
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the type of each field
  return Object.fromEntries(entries) as ByProductField<To>;
}

/** Drops undefined fields. */
export function compactFields(fields: {
  readonly [Field in ProductField]: ProductInput[Field] | undefined;
}): SomeFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const getInitial = <Value>({ initial }: { readonly initial?: Value }): Value | undefined => initial;

/** Values of a new product in the fields that the request omits. */
export const initialFields: SomeFields = compactFields(
  convertFields<FieldRules, MaybeValues>(productFields, {
    text: getInitial,
    note: getInitial,
    image: getInitial,
    amount: getInitial,
    currency: getInitial,
    count: getInitial,
    switch: getInitial,
    dimension: getInitial,
    choice: getInitial,
  }),
);
