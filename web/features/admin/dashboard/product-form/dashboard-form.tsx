import type { ReactNode } from "react";
import { currencies } from "#domain/money.ts";
import { adminCategoryOptions } from "#domain/taxonomy.ts";
import { useText } from "#web/messages/language.tsx";
import { productFormText } from "#web/messages/product-form.ts";
import { ProductDimensionFields } from "#web/ui/product-form/product-dimension-fields.tsx";
import { ProductForm, type ProductFormHandle } from "#web/ui/product-form/product-form.tsx";
import { ProductImageField } from "#web/ui/product-form/product-image-field.tsx";
import { ProductTextField } from "#web/ui/product-form/product-text-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Switch } from "#web/ui/switch.tsx";

export type DashboardFormProps = {
  readonly form: ProductFormHandle;
  /** The form's accessible name. */
  readonly label: string;
  readonly brands: readonly string[];
  /** For buttons outside the form. */
  readonly id?: string;
  /** The field to begin with in a dialog. */
  readonly focusedField?: "stock_quantity" | undefined;
  /** The buttons at the end. */
  readonly children?: ReactNode;
};

/** All fields of a new or existing product. */
export function DashboardForm({
  form,
  label,
  brands,
  id,
  focusedField,
  children,
}: DashboardFormProps): ReactNode {
  return (
    <ProductForm
      form={form}
      aria-label={label}
      id={id}
      data-restored
      className="grid gap-y-4"
      fieldsClassName="grid-cols-2 gap-4 sm:grid-cols-4"
      fields={<Fields {...{ form, brands, focusedField }} />}
    >
      {children}
    </ProductForm>
  );
}

type FieldsProps = Pick<DashboardFormProps, "form" | "brands" | "focusedField">;

function Fields({ form, brands, focusedField }: FieldsProps): ReactNode {
  const { labels, ...text } = useText(productFormText);
  const { draft, edit } = form;
  return (
    <>
      <ProductTextField form={form} field="name" label={labels.name} className="col-span-full" />
      <ProductTextField form={form} field="price" label={labels.price} />
      <SelectField
        label={labels.currency}
        name="currency"
        value={draft.currency}
        options={currencies.map((value) => ({ value, label: value }))}
        onValueChange={(currency) => edit({ currency })}
        error={form.errors.currency}
      />
      <ProductTextField
        form={form}
        field="stock_quantity"
        label={labels.stock_quantity}
        isFirstFocused={focusedField === "stock_quantity"}
      />
      <ProductTextField
        form={form}
        field="low_stock_threshold"
        label={labels.low_stock_threshold}
      />
      <KindFields form={form} brands={brands} />
      <ProductTextField
        form={form}
        field="description"
        label={labels.description}
        rows={4}
        className="col-span-full"
      />
      <ProductTextField
        form={form}
        field="specifications"
        label={labels.specifications}
        help={text.specificationsHelp}
        rows={3}
        className="col-span-full"
      />
      <ProductDimensionFields form={form} className="col-span-full" />
      <div className="col-span-full">
        <ProductImageField form={form} label={labels.image_url} text={text.image} />
      </div>
      <Switch
        className="col-span-full justify-self-start"
        name="is_active"
        label={labels.is_active}
        checked={draft.is_active}
        onCheckedChange={(is_active) => edit({ is_active })}
      />
    </>
  );
}

/** Category and brand, both optional. */
function KindFields({ form, brands }: Pick<FieldsProps, "form" | "brands">): ReactNode {
  const { labels, ...text } = useText(productFormText);
  const { draft, errors, edit } = form;
  return (
    <>
      <SelectField
        className="col-span-2"
        label={labels.category}
        name="category"
        value={draft.category}
        options={[{ value: "", label: text.noCategory }, ...adminCategoryOptions([draft.category])]}
        onValueChange={(category) => edit({ category })}
        error={errors.category}
      />
      <SelectField
        className="col-span-2"
        label={labels.brand}
        name="brand"
        value={draft.brand}
        options={[
          { value: "", label: text.noBrand },
          ...withOwn(brands, draft.brand).map((brand) => ({ value: brand, label: brand })),
        ]}
        onValueChange={(brand) => edit({ brand })}
        error={errors.brand}
      />
    </>
  );
}

/** A saved draft can contain a brand that is no longer in the table. */
function withOwn(brands: readonly string[], own: string): readonly string[] {
  return own === "" || brands.includes(own) ? brands : [...brands, own];
}
