import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldProps } from "./field.tsx";

export type TextAreaProps = {} & ComponentProps<"textarea"> & FieldProps;

export function TextArea({
  label,
  hideLabel,
  help,
  error,
  id,
  className,
  rows = 3,
  "aria-describedby": describedBy,
  ...props
}: TextAreaProps): ReactNode {
  return (
    <Field
      {...{ id, label, hideLabel, help, error, className, describedBy, required: props.required }}
    >
      {(control) => (
        <textarea
          data-slot="text-area"
          className="control resize-y"
          rows={rows}
          {...props}
          {...control}
        />
      )}
    </Field>
  );
}
