import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldProps } from "./field.tsx";

export type TextFieldProps = {
  /** Shown at the end of the input, such as a unit: `mm`, `€`. */
  readonly suffix?: string;
  /** Class of the input; `className` applies to the field. */
  readonly inputClassName?: string;
} & ComponentProps<"input"> &
  FieldProps;

/** Attributes that connect a text field with a field of a form. */
export type TypedFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly maxLength: number;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};

export function TextField({
  label,
  hideLabel,
  help,
  error,
  suffix,
  id,
  className,
  inputClassName,
  "aria-describedby": describedBy,
  ...props
}: TextFieldProps): ReactNode {
  return (
    <Field
      {...{ id, label, hideLabel, help, error, className, describedBy, required: props.required }}
    >
      {(control) => (
        <div className="relative">
          <input
            data-slot="text-field"
            className={clsx("control", suffix && "pe-10", inputClassName)}
            {...props}
            {...control}
          />
          {suffix && (
            <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-sm text-muted">
              {suffix}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
