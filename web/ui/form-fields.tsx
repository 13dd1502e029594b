import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

export type FormFieldsProps = {
  /** The form is being submitted. */
  readonly busy: boolean;
} & ComponentProps<"div">;

/**
 * The fields of a form. They are inert during a submit, so that no input is lost when the response
 * arrives; values stay readable, and the fields are dimmed only if the response is slow.
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
