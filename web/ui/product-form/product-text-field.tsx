import type { ReactNode } from "react";
import { productFields, type ProductField } from "#domain/product-fields.ts";
import { maxFigureLength } from "#domain/shop-list.ts";
import { maxStockQuantity } from "#domain/stock.ts";
import type { ProductDraft } from "#web/products/product-draft.ts";
import { AddressField } from "#web/ui/address-field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { ProductFormHandle } from "./product-form.tsx";

/** The fields that are typed, not chosen. */
type TypedField = {
  [Field in ProductField]: string extends ProductDraft[Field] ? Field : never;
}[ProductField];

export type ProductTextFieldProps = {
  readonly form: ProductFormHandle;
  readonly field: TypedField;
  readonly label: string;
  readonly className?: string;
  /** Takes the focus when its dialog opens. */
  readonly isFirstFocused?: boolean;
  readonly help?: string;
  /** Shown after a number. */
  readonly suffix?: string;
  /** Makes it a text of several lines. */
  readonly rows?: number;
  /** Id of a datalist. */
  readonly list?: string;
};

/** A typed field of a product form, with the control and the bounds of its kind. */
export function ProductTextField({
  form,
  field,
  rows,
  isFirstFocused = false,
  ...props
}: ProductTextFieldProps): ReactNode {
  const rule = productFields[field];
  const typed = {
    ...props,
    name: field,
    value: form.draft[field],
    error: form.errors[field],
    required: form.required.includes(field),
    autoComplete: "off",
    ...(isFirstFocused && { "data-autofocus": true }),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      form.edit({ [field]: event.target.value }),
  };
  switch (rule.kind) {
    case "amount":
      return <NumberField {...typed} min={0} step={0.01} />;
    case "count":
      return <NumberField {...typed} whole min={0} max={maxStockQuantity} step={1} />;
    case "dimension":
      return <TextField {...typed} inputMode="decimal" maxLength={maxFigureLength} />;
    case "image":
      return <AddressField {...typed} maxLength={rule.maxLength} />;
    case "text":
    case "note":
      return rows === undefined ? (
        <TextField {...typed} maxLength={rule.maxLength} />
      ) : (
        <TextArea {...typed} rows={rows} maxLength={rule.maxLength} />
      );
  }
}
