import { type ComponentProps, type ReactNode, useState } from "react";
import { useText } from "#web/messages/language.tsx";
import { uiText } from "#web/messages/ui.ts";
import { Field, type FieldProps } from "./field.tsx";
import { EyeIcon, EyeOffIcon } from "./icons.tsx";

export type PasswordFieldProps = {} & Omit<ComponentProps<"input">, "type"> & FieldProps;

/** Set `autoComplete`: `current-password` to sign in, `new-password` to choose one. */
export function PasswordField({
  label,
  hideLabel,
  help,
  error,
  id,
  className,
  "aria-describedby": describedBy,
  ...props
}: PasswordFieldProps): ReactNode {
  const text = useText(uiText);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOffIcon : EyeIcon;
  return (
    <Field
      {...{ id, label, hideLabel, help, error, className, describedBy, required: props.required }}
    >
      {(control) => (
        <div className="relative">
          <input
            data-slot="password-field"
            className="control pe-11"
            spellCheck={false}
            autoCapitalize="off"
            {...props}
            {...control}
            type={shown ? "text" : "password"}
          />
          <button
            type="button"
            aria-label={shown ? text.hidePassword : text.showPassword}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 end-0 flex w-10 pointer-coarse:w-11 items-center justify-center rounded-md text-muted hover:text-ink focus-visible:-outline-offset-3"
          >
            <Icon className="size-4" aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}
