import { clsx } from "clsx";
import type { ComponentProps, ReactNode, SubmitEvent } from "react";
import type { ProductField } from "#domain/product-fields.ts";
import type { ProductDraft } from "#web/products/product-draft.ts";

/** Messages by field. */
export type ProductErrors = Readonly<Record<ProductField, string>>;

export type ProductFormHandle = {
  readonly draft: ProductDraft;
  readonly errors: Partial<ProductErrors>;
  readonly required: readonly ProductField[];
  readonly isBusy: boolean;
  /** Uploaded share of an image, 0 to 1; the form waits for it. */
  readonly progress: number | undefined;
  readonly isEdited: boolean;
  readonly edit: (change: Partial<ProductDraft>) => void;
  readonly replace: (draft: ProductDraft) => void;
  readonly upload: (file: File) => void;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
};

export type ProductFormProps = {
  readonly form: ProductFormHandle;
  readonly fields: ReactNode;
  readonly fieldsClassName: string;
} & ComponentProps<"form">;

/** A form for a new or existing product. Its children, such as the buttons, follow the fields. */
export function ProductForm({
  form,
  fields,
  fieldsClassName,
  children,
  ...props
}: ProductFormProps): ReactNode {
  return (
    <form method="post" noValidate onSubmit={form.submit} {...props}>
      {/* Locked while saving: input during the request would be neither sent nor stored. */}
      <div
        inert={form.isBusy}
        className={clsx("grid transition-opacity inert:opacity-60", fieldsClassName)}
      >
        {fields}
      </div>
      {children}
    </form>
  );
}
