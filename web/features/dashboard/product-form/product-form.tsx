import type { ReactNode } from "react";
import { productFields } from "#domain/product-fields.ts";
import { useText } from "#web/lib/language.tsx";
import { productFormText } from "#web/messages/product-form.ts";
import { Switch } from "#web/ui/switch.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { FigureFields } from "./figure-fields.tsx";
import { KindFields } from "./kind-fields.tsx";
import { ProductImageField } from "./product-image-field.tsx";
import type { ProductFormHandle } from "./use-product-form.ts";

export interface ProductFormProps {
  readonly form: ProductFormHandle;
  /** The form's accessible name. */
  readonly label: string;
  readonly brands: readonly string[];
  /** For buttons outside the form. */
  readonly id?: string;
  /** The buttons at the end. */
  readonly children?: ReactNode;
}

/** All fields of a new or existing product. */
export function ProductForm({ form, label, brands, id, children }: ProductFormProps): ReactNode {
  const text = useText(productFormText);
  const { draft, faults, edit } = form;
  return (
    <form
      method="post"
      noValidate
      aria-label={label}
      id={id}
      data-kept
      onSubmit={form.submit}
      className="grid gap-y-4"
    >
      {/* Locked while saving: input during the request would be neither sent nor stored. */}
      <div
        inert={form.isBusy}
        className="grid grid-cols-2 gap-4 transition-opacity inert:opacity-60 sm:grid-cols-4"
      >
        <TextField
          className="col-span-full"
          label={text.name}
          name="name"
          autoComplete="off"
          maxLength={productFields.name.maxLength}
          required
          value={draft.name}
          onChange={(event) => edit({ name: event.target.value })}
          error={faults.name}
        />
        <FigureFields form={form} />
        <KindFields form={form} brands={brands} />
        <TextArea
          className="col-span-full"
          label={text.description}
          name="description"
          rows={4}
          maxLength={productFields.description.maxLength}
          value={draft.description}
          onChange={(event) => edit({ description: event.target.value })}
          error={faults.description}
        />
        <TextArea
          className="col-span-full"
          label={text.specifications}
          name="specifications"
          help={text.specificationsHelp}
          maxLength={productFields.specifications.maxLength}
          value={draft.specifications}
          onChange={(event) => edit({ specifications: event.target.value })}
          error={faults.specifications}
        />
        <div className="col-span-full">
          <ProductImageField
            value={draft.image_url}
            onValueChange={(image_url) => edit({ image_url })}
            onUploading={form.setUploading}
            error={faults.image_url}
          />
        </div>
        <Switch
          className="col-span-full justify-self-start"
          name="is_active"
          label={text.visible}
          checked={draft.is_active}
          onCheckedChange={(is_active) => edit({ is_active })}
        />
      </div>
      {children}
    </form>
  );
}
