import { type ReactNode, useId, useState } from "react";
import { PasswordField } from "#web/ui/password-field.tsx";
import { PasswordRules } from "./password-rules.tsx";

export type NewPasswordFieldProps = {
  readonly label: string;
  readonly error: string | undefined;
};

/** A field for a new password, with the rules beside it. */
export function NewPasswordField({ label, error }: NewPasswordFieldProps): ReactNode {
  const rulesId = useId();
  const [typed, setTyped] = useState("");
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        required
        error={error}
        aria-describedby={rulesId}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <PasswordRules id={rulesId} password={typed} />
    </>
  );
}
