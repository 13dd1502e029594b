import { Check, Dot } from "lucide-react";
import type { ReactNode } from "react";
import { passwordRules } from "#domain/account.ts";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";

/** The rules for a new password, each ticked off once it is met. */
export function PasswordRules({
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
