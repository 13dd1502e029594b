import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

/** Props of all labelled controls, in addition to the attributes of their element. */
export type FieldProps = {
  readonly label: string;
  /** Shows the label only to screen readers. */
  readonly hideLabel?: boolean | undefined;
  readonly help?: ReactNode;
  /** Error message; marks the control invalid and is announced with it. */
  readonly error?: string | undefined;
};

/** Attributes that link a control to its label, help and error. */
export type FieldControl = {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
};

type FieldFrameProps = {
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly className?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
} & FieldProps;

/** Label above, control, then help and error below, all linked. */
export function Field({
  id,
  label,
  hideLabel = false,
  help,
  error,
  required = false,
  className,
  describedBy,
  children,
}: FieldFrameProps): ReactNode {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const description = [help && helpId, error && errorId, describedBy].filter(Boolean).join(" ");
  return (
    <div data-slot="field" className={clsx("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={controlId} className={hideLabel ? "sr-only" : "text-sm font-medium"}>
        {label}
        {required && (
          <span aria-hidden="true" className="text-muted">
            {" *"}
          </span>
        )}
      </label>
      {children({
        id: controlId,
        "aria-describedby": description || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {help && (
        <p id={helpId} className="text-xs text-muted">
          {help}
        </p>
      )}
      {error && (
        <p id={errorId} className="text-xs font-medium text-red">
          {error}
        </p>
      )}
    </div>
  );
}
