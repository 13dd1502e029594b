import type { ReactNode } from "react";
import { productFields } from "#domain/product-fields.ts";
import { ImageField, type ImageFieldText } from "#web/ui/image-field.tsx";
import type { ProductFormHandle } from "./product-form.tsx";

export type ProductImageFieldProps = {
  readonly form: ProductFormHandle;
  /** The label of the address. */
  readonly label: string;
  readonly text: ImageFieldText;
};

/** The image of a product form, by upload or address. */
export function ProductImageField({ form, ...texts }: ProductImageFieldProps): ReactNode {
  return (
    <ImageField
      {...texts}
      name="image_url"
      maxLength={productFields.image_url.maxLength}
      value={form.draft.image_url}
      error={form.errors.image_url}
      required={form.required.includes("image_url")}
      progress={form.progress}
      onFile={form.upload}
      onValueChange={(image_url) => form.edit({ image_url })}
    />
  );
}
