import { clsx } from "clsx";
import type { ReactNode } from "react";
import { productSeals } from "#domain/seals.ts";
import { useText } from "#web/messages/language.tsx";
import { productDimensionsText } from "#web/messages/product-dimensions.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import type { ProductFormHandle } from "./product-form.tsx";
import { ProductTextField } from "./product-text-field.tsx";

export type ProductDimensionFieldsProps = {
  readonly form: ProductFormHandle;
  readonly className?: string;
};

/** The dimensions of a product form, all of them optional. */
export function ProductDimensionFields({
  form,
  className,
}: ProductDimensionFieldsProps): ReactNode {
  const { labels, ...text } = useText(productDimensionsText);
  return (
    <fieldset className={clsx("min-w-0", className)}>
      <legend className="text-sm font-medium">{text.legend}</legend>
      <p className="mb-3 text-xs text-muted">{text.help}</p>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {figures.map((field) => (
          <ProductTextField
            key={field}
            form={form}
            field={field}
            label={labels[field]}
            suffix={text.unit}
          />
        ))}
        <SelectField
          className="col-span-2"
          name="seals"
          label={labels.seals}
          value={form.draft.seals}
          options={[
            { value: "", label: text.sealsUnknown },
            ...productSeals.map((value) => ({ value, label: text.seals[value] })),
          ]}
          onValueChange={(seals) => form.edit({ seals })}
          error={form.errors.seals}
          autoComplete="off"
        />
        <ProductTextField
          className="col-span-2"
          form={form}
          field="section"
          label={labels.section}
        />
      </div>
    </fieldset>
  );
}

const figures = ["bore_mm", "outside_diameter_mm", "width_mm", "length_mm"] as const;
