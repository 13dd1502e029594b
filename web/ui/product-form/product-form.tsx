import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import type { ProductFormHandle } from "#web/products/use-product-form.ts";

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
