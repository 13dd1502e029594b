import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { ChevronDownIcon } from "./icons.tsx";

export type SelectOption<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
};

export type SelectFieldProps<Value extends string = string> = {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | "";
  readonly onValueChange: (value: Value) => void;
  /** First option for "nothing chosen yet"; can't be selected again. */
  readonly placeholder?: string;
} & Omit<ComponentProps<"select">, "value" | "onChange" | "multiple"> &
  FieldProps;

/** A native select, so that phones show their picker and type-ahead works. */
export function SelectField<Value extends string>({
  label,
  hideLabel,
  help,
  error,
  id,
  className,
  options,
  value,
  onValueChange,
  placeholder,
  "aria-describedby": describedBy,
  ...props
}: SelectFieldProps<Value>): ReactNode {
  return (
    <Field
      {...{ id, label, hideLabel, help, error, className, describedBy, required: props.required }}
    >
      {(control) => (
        <div className="relative">
          <select
            data-slot="select-field"
            className={clsx(
              "control appearance-none pe-9 text-ellipsis",
              value === "" && "text-faint",
            )}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen) onValueChange(chosen.value);
            }}
            {...props}
            {...control}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted" />
        </div>
      )}
    </Field>
  );
}
