import type { ReactNode } from "react";
import { messages } from "#domain/messages.ts";
import type { ProductField } from "#domain/product-fields.ts";
import { productMessages } from "#domain/product-messages.ts";
import { useProductForm } from "#web/features/admin/use-product-form.ts";
import { adminSetupText } from "#web/messages/admin-setup.ts";
import { useText } from "#web/messages/language.tsx";
import { useCreateProduct } from "#web/products/use-create-product.ts";
import { Button } from "#web/ui/button.tsx";
import { ProductForm, type ProductFormHandle } from "#web/ui/product-form/product-form.tsx";
import { ProductTextField } from "#web/ui/product-form/product-text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { SetupSection } from "./setup-section.tsx";
import { requiredTestFields, testProductDraft } from "./test-product.ts";

/** Step 2: add one product to check that the shop works. */
export function ProductStep(): ReactNode {
  const text = useText(adminSetupText);
  const form = useTestProduct();
  return (
    <SetupSection title={text.step2Title} lead={text.step2Lead}>
      <ProductForm
        form={form}
        className="grid gap-4"
        fieldsClassName="gap-4"
        fields={<Fields form={form} />}
      >
        <Button type="submit" busy={form.isBusy} className="justify-self-start">
          {form.isBusy ? text.addingProduct : text.addProduct}
        </Button>
      </ProductForm>
    </SetupSection>
  );
}

function Fields({ form }: { readonly form: ProductFormHandle }): ReactNode {
  const { labels, imageUrlHelp } = useText(adminSetupText);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <ProductTextField form={form} field="name" label={labels.name} />
        <ProductTextField form={form} field="price" label={labels.price} suffix="€" />
      </div>
      <ProductTextField form={form} field="description" label={labels.description} rows={3} />
      <ProductTextField
        form={form}
        field="image_url"
        label={labels.image_url}
        help={imageUrlHelp}
      />
    </>
  );
}

function useTestProduct(): ProductFormHandle {
  const text = useText(adminSetupText);
  const errors: { readonly [Field in ProductField]?: string } = text.errors;
  const form = useProductForm({
    initial: testProductDraft,
    required: requiredTestFields,
    describe: (field) => errors[field],
    save: useCreateProduct(),
    onInvalid: (isSomethingMissing) => ({
      message: isSomethingMissing ? messages.setup.fillAllFields : productMessages.addFailed,
    }),
    onFailed: () => ({ message: productMessages.addFailed }),
    onSaved(element) {
      toast.success(messages.dashboard.productAdded);
      form.replace(testProductDraft);
      // Ready for the next product.
      element.querySelector("input")?.focus();
    },
  });
  return form;
}
