import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ReactNode, SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { messages } from "#domain/messages.ts";
import { productFields } from "#domain/product-fields.ts";
import { queryKeys } from "#web/lib/api/queries.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { focusFirstInvalid } from "#web/lib/focus-first-invalid.ts";
import { useText } from "#web/lib/language.tsx";
import { logError } from "#web/lib/log-error.ts";
import { readText } from "#web/lib/read-form.ts";
import { adminSetupText } from "#web/messages/admin-setup.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { checkTestProduct } from "./check-test-product.ts";
import type { TestProductErrors, TestProduct } from "./check-test-product.ts";
import { SetupSection } from "./setup-section.tsx";

/** Step 2: add one product to check that the shop works. */
export function ProductStep(): ReactNode {
  const text = useText(adminSetupText);
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<TestProductErrors>({});
  const [price, setPrice] = useState("");
  const { add, isBusy } = useAddProduct(() => {
    form.current?.reset();
    setPrice("");
    // Ready for the next product.
    form.current?.querySelector("input")?.focus();
  });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const target = event.currentTarget;
    const checked = checkTestProduct(readProduct(target), text);
    flushSync(() => setFaults(checked.ok ? {} : checked.faults));
    if (checked.ok) {
      add(checked.product);
    } else {
      toast.error(checked.message);
      focusFirstInvalid(target);
    }
  }

  return (
    <SetupSection title={text.step2Title} lead={text.step2Lead}>
      <form ref={form} method="post" noValidate onSubmit={handleSubmit} className="grid gap-4">
        <div inert={isBusy} className="grid gap-4 transition-opacity inert:opacity-60">
          <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
            <TextField
              label={text.name}
              name="name"
              maxLength={productFields.name.maxLength}
              required
              error={faults.name}
            />
            <NumberField
              label={text.price}
              name="price"
              value={price}
              onChange={(event) => setPrice(event.target.value)}
              min={0}
              step={0.01}
              suffix="€"
              required
              error={faults.price}
            />
          </div>
          <TextArea
            label={text.description}
            name="description"
            maxLength={productFields.description.maxLength}
            required
            error={faults.description}
          />
          <TextField
            label={text.imageUrl}
            name="imageUrl"
            inputMode="url"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={productFields.image_url.maxLength}
            help={text.imageUrlHelp}
            error={faults.imageUrl}
          />
        </div>
        <Button type="submit" busy={isBusy} className="justify-self-start">
          {isBusy ? text.addingProduct : text.addProduct}
        </Button>
      </form>
    </SetupSection>
  );
}

function readProduct(form: HTMLFormElement): Parameters<typeof checkTestProduct>[0] {
  return {
    name: readText(form, "name"),
    price: readText(form, "price"),
    description: readText(form, "description"),
    imageUrl: readText(form, "imageUrl"),
  };
}

interface AddProduct {
  readonly add: (product: TestProduct) => void;
  readonly isBusy: boolean;
}

function useAddProduct(onAdded: () => void): AddProduct {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function add(product: TestProduct): Promise<void> {
    setBusy(true);
    const failure = await api.products.create(product).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    // The form is inert until then and couldn't take the focus.
    flushSync(() => setBusy(false));
    if (!failure) {
      toast.success(messages.dashboard.productAdded);
      onAdded();
      void queryClient.invalidateQueries({ queryKey: queryKeys.products });
      return;
    }
    logError("The product was not added", failure.error);
    toast.error(messages.products.addFailed);
  }
  return { add: (product) => void add(product), isBusy };
}
