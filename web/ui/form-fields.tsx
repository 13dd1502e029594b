import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

export interface FormFieldsProps extends ComponentProps<"div"> {
  /** The form is being sent. */
  readonly busy: boolean;
}

/**
 * The fields of a form. While it is sent they rest, so that nothing is typed that the answer would
 * wipe out; what they hold stays to be read, and only a slow answer dims it.
 */
export function FormFields({ busy, className, ...props }: FormFieldsProps): ReactNode {
  return (
    <div
      data-slot="form-fields"
      inert={busy}
      className={clsx("grid gap-4 transition-opacity inert:opacity-60 inert:delay-300", className)}
      {...props}
    />
  );
}
