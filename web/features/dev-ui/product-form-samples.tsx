import type { ReactNode } from "react";
import { emptyDraft } from "#web/products/product-draft.ts";
import { ProductDimensionFields } from "#web/ui/product-form/product-dimension-fields.tsx";
import { ProductForm, type ProductFormHandle } from "#web/ui/product-form/product-form.tsx";
import { ProductImageField } from "#web/ui/product-form/product-image-field.tsx";
import { ProductTextField } from "#web/ui/product-form/product-text-field.tsx";
import { Sample, Samples } from "./sample.tsx";

const form: ProductFormHandle = {
  draft: { ...emptyDraft, name: "Deep groove ball bearing 6205", price: "8.90" },
  errors: {},
  required: ["name", "price"],
  isBusy: false,
  progress: undefined,
  isEdited: true,
  edit: () => undefined,
  replace: () => undefined,
  upload: () => undefined,
  submit: (event) => event.preventDefault(),
};
const imageText = {
  choose: "Choose a picture",
  uploading: (percent: number) => `Uploading ${percent} %`,
  hint: "JPG, PNG, GIF, at most 5 MB.",
  previewAlt: "Preview",
};

export function ProductFormSamples(): ReactNode {
  return (
    <Samples>
      <Sample name="ProductForm" wide>
        <ProductFormSample form={form} />
      </Sample>
      <Sample name="ProductForm: invalid" wide>
        <ProductFormSample
          form={{ ...form, errors: { name: "Enter a name.", image_url: "Not an address." } }}
        />
      </Sample>
      <Sample name="ProductForm: being sent" wide>
        <ProductFormSample form={{ ...form, isBusy: true }} />
      </Sample>
    </Samples>
  );
}

function ProductFormSample({ form: sample }: { readonly form: ProductFormHandle }): ReactNode {
  return (
    <ProductForm
      form={sample}
      fieldsClassName="gap-4 sm:grid-cols-2"
      fields={
        <>
          <ProductTextField form={sample} field="name" label="Name" />
          <ProductTextField form={sample} field="price" label="Price" suffix="€" />
          <ProductTextField form={sample} field="description" label="Description" rows={2} />
          <ProductTextField form={sample} field="stock_quantity" label="Pieces" />
          <ProductDimensionFields form={sample} className="sm:col-span-2" />
          <ProductImageField form={sample} label="or its address" text={imageText} />
        </>
      }
    />
  );
}
