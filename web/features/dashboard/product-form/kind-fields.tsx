import type { ReactNode } from "react";
import { adminCategoryOptions } from "#domain/taxonomy.ts";
import { useText } from "#web/lib/language.tsx";
import { productFormText } from "#web/messages/product-form.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import type { ProductFormHandle } from "./use-product-form.ts";

interface KindFieldsProps {
  readonly form: ProductFormHandle;
  readonly brands: readonly string[];
}

/** Category and brand, both optional. */
export function KindFields({ form, brands }: KindFieldsProps): ReactNode {
  const text = useText(productFormText);
  const { draft, faults, edit } = form;
  return (
    <>
      <SelectField
        className="col-span-2"
        label={text.category}
        name="category"
        value={draft.category}
        options={[{ value: "", label: text.noCategory }, ...adminCategoryOptions([draft.category])]}
        onValueChange={(category) => edit({ category })}
        error={faults.category}
      />
      <SelectField
        className="col-span-2"
        label={text.brand}
        name="brand"
        value={draft.brand}
        options={[
          { value: "", label: text.noBrand },
          ...withOwn(brands, draft.brand).map((brand) => ({ value: brand, label: brand })),
        ]}
        onValueChange={(brand) => edit({ brand })}
        error={faults.brand}
      />
    </>
  );
}

/** A saved draft can contain a brand that is no longer in the table. */
function withOwn(brands: readonly string[], own: string): readonly string[] {
  return own === "" || brands.includes(own) ? brands : [...brands, own];
}
