import { Check, Dot } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { passwordRules } from "#domain/account.ts";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";

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

/** The rules for a new password, each ticked off once it is met. */
function PasswordRules({
  id,
  password,
}: {
  readonly id: string;
  readonly password: string;
}): ReactNode {
  const text = useText(accountText);
  return (
    <div id={id} className="-mt-2 text-xs text-muted">
      <p>{text.rulesLabel}</p>
      <ul className="mt-1 grid gap-x-4 gap-y-0.5 sm:grid-cols-2">
        {passwordRules.map((rule) => {
          const isMet = rule.isMet(password);
          const Icon = isMet ? Check : Dot;
          return (
            <li key={rule.name} className={isMet ? "flex gap-1.5 text-green" : "flex gap-1.5"}>
              <Icon aria-hidden="true" className="mt-px size-4 shrink-0" />
              <span>
                {text.rules[rule.name]}
                <span className="sr-only">, {isMet ? text.ruleMet : text.ruleOpen}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
