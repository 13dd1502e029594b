import type { ReactNode } from "react";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type AccountFieldProps = { readonly error: string | undefined };

type AccountEmailFieldProps = AccountFieldProps & { readonly defaultValue?: string };

/** The e-mail address of a new account, or of one whose password is forgotten. */
export function AccountEmailField({ error, defaultValue }: AccountEmailFieldProps): ReactNode {
  const text = useText(accountText);
  return (
    <TextField
      label={text.email}
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      required
      defaultValue={defaultValue}
      error={error}
    />
  );
}

type CurrentPasswordFieldProps = AccountFieldProps & {
  /** Gets the focus when its dialog opens. */
  readonly isFirstFocused?: boolean;
};

/** The password that the account has, as the proof before a change. */
export function CurrentPasswordField({
  error,
  isFirstFocused = false,
}: CurrentPasswordFieldProps): ReactNode {
  const { current } = useText(accountText).passwordChange;
  return (
    <PasswordField
      label={current}
      name="currentPassword"
      autoComplete="current-password"
      required
      error={error}
      data-autofocus={isFirstFocused ? "" : undefined}
    />
  );
}
