import { useQuery } from "@tanstack/react-query";
import { useId, type ReactNode } from "react";
import { adminCategories, brandOptions } from "#domain/taxonomy.ts";
import { brandsQuery } from "#web/api/admin-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { adminPanelText } from "#web/messages/admin-panel.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { ProductDimensionFields } from "#web/ui/product-form/product-dimension-fields.tsx";
import { ProductForm, type ProductFormHandle } from "#web/ui/product-form/product-form.tsx";
import { ProductImageField } from "#web/ui/product-form/product-image-field.tsx";
import { ProductTextField } from "#web/ui/product-form/product-text-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { isInStock, toPieces } from "./panel-draft.ts";

export type AddProductProps = {
  readonly form: ProductFormHandle;
};

/** 'Shto Produkt': the form that adds a product. */
export function AddProduct({ form }: AddProductProps): ReactNode {
  const text = useText(adminPanelText);
  return (
    <ProductForm
      form={form}
      data-restored
      className="grid gap-5"
      fieldsClassName="gap-5"
      fields={<Fields form={form} />}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline pt-4">
        <p className="text-xs text-muted">{text.requiredHint}</p>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={form.isBusy || form.progress !== undefined}
          className="max-sm:w-full"
        >
          {form.isBusy ? text.submitBusy : text.submit}
        </Button>
      </div>
    </ProductForm>
  );
}

function Fields({ form }: AddProductProps): ReactNode {
  const { labels, ...text } = useText(adminPanelText);
  const { draft, errors, edit } = form;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <ProductTextField form={form} field="name" label={labels.name} />
        <ProductTextField form={form} field="price" label={labels.price} suffix="€" />
        <Brand form={form} />
        <SelectField
          name="category"
          label={labels.category}
          error={errors.category}
          options={adminCategories}
          value={draft.category}
          onValueChange={(category) => edit({ category })}
          placeholder={text.chooseCategory}
          autoComplete="off"
          // The labels are English in the Albanian panel too, the placeholder isn't.
          lang={draft.category === "" ? undefined : "en"}
        />
        <ProductTextField
          form={form}
          field="description"
          label={labels.description}
          rows={3}
          className="sm:col-span-2"
        />
        <ProductTextField
          form={form}
          field="specifications"
          label={labels.specifications}
          help={text.specificationsHelp}
          rows={2}
          className="sm:col-span-2"
        />
      </div>
      <ProductDimensionFields form={form} />
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{text.image.legend}</legend>
        <ProductImageField form={form} label={labels.image_url} text={text.image} />
      </fieldset>
      <Switch
        className="justify-self-start"
        label={text.inStock}
        checked={isInStock(draft)}
        onCheckedChange={(isOn) => edit(toPieces(isOn))}
      />
    </>
  );
}

/** A brand from the list, or another one typed by hand. */
function Brand({ form }: AddProductProps): ReactNode {
  const { labels } = useText(adminPanelText);
  const listId = useId();
  const { data } = useQuery(brandsQuery(useApi()));
  const names = data?.items.map((brand) => brand.name) ?? [];
  return (
    <>
      <ProductTextField form={form} field="brand" label={labels.brand} list={listId} />
      <datalist id={listId}>
        {[...new Set([...brandOptions(undefined, []), ...names])].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}
