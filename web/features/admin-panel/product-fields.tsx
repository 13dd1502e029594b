import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { ReactNode } from "react";
import { productFields } from "#domain/product-fields.ts";
import { adminCategories, brandOptions } from "#domain/taxonomy.ts";
import { brandsQuery } from "#web/lib/api/queries.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { useText } from "#web/lib/language.tsx";
import { adminPanelText } from "#web/messages/admin-panel.ts";
import { ImageField } from "#web/ui/image-field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { PanelProductDraft, PanelProductErrors, PanelProductField } from "./new-product.ts";
import { usePictureUpload } from "./use-picture-upload.ts";

export interface ProductFieldsProps {
  readonly draft: PanelProductDraft;
  readonly faults: PanelProductErrors;
  readonly onEdit: (change: Partial<PanelProductDraft>) => void;
}

/** A product's fields, except for its stock. */
export function ProductFields({ draft, faults, onEdit }: ProductFieldsProps): ReactNode {
  const text = useText(adminPanelText);
  const { progress, upload } = usePictureUpload((imageUrl) => onEdit({ imageUrl }));
  const getError = useErrorText(faults);
  const typed = (field: PanelProductField) => ({
    name: field,
    value: draft[field],
    error: getError(field),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onEdit({ [field]: event.target.value }),
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...typed("name")}
          label={text.name}
          maxLength={productFields.name.maxLength}
          autoComplete="off"
          required
        />
        <NumberField
          {...typed("price")}
          label={text.price}
          suffix="€"
          min={0}
          step={0.01}
          autoComplete="off"
          required
        />
        <Brand field={{ ...typed("brand"), maxLength: productFields.brand.maxLength }} />
        <SelectField
          name="category"
          label={text.category}
          error={getError("category")}
          options={adminCategories}
          value={draft.category}
          onValueChange={(category) => onEdit({ category })}
          placeholder={text.chooseCategory}
          autoComplete="off"
          // The labels are English in the Albanian panel too, the placeholder isn't.
          lang={draft.category === "" ? undefined : "en"}
        />
        <TextArea
          {...typed("description")}
          className="sm:col-span-2"
          label={text.description}
          maxLength={productFields.description.maxLength}
          required
        />
        <TextArea
          {...typed("specifications")}
          className="sm:col-span-2"
          label={text.specifications}
          help={text.specificationsHelp}
          maxLength={productFields.specifications.maxLength}
          rows={2}
        />
      </div>
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{text.image.legend}</legend>
        <ImageField
          text={text.image}
          value={draft.imageUrl}
          onValueChange={(imageUrl) => onEdit({ imageUrl })}
          onFile={upload}
          progress={progress}
          error={getError("imageUrl")}
          required
        />
      </fieldset>
    </>
  );
}

interface BrandProps {
  readonly field: Omit<Parameters<typeof TextField>[0], "label">;
}

/** A brand from the list, or another one typed by hand. */
function Brand({ field }: BrandProps): ReactNode {
  const text = useText(adminPanelText);
  const listId = useId();
  const { data } = useQuery(brandsQuery(useApi()));
  const names = data?.items.map((brand) => brand.name) ?? [];
  return (
    <>
      <TextField {...field} label={text.brand} list={listId} autoComplete="off" />
      <datalist id={listId}>
        {[...new Set([...brandOptions(undefined, []), ...names])].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}

/** Returns the error text of an invalid field. */
function useErrorText(
  faults: PanelProductErrors,
): (field: PanelProductField) => string | undefined {
  const text = useText(adminPanelText);
  return (field) => {
    const fault = faults[field];
    if (fault === undefined) return undefined;
    if (field === "imageUrl") return fault === "missing" ? text.imageMissing : text.imageInvalid;
    if (fault === "missing") return text.fieldMissing;
    return field === "price" ? text.priceInvalid : text.fieldInvalid;
  };
}
