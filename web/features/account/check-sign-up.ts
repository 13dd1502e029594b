import { describePasswordErrors, normaliseEmail } from "#domain/account.ts";
import { messages } from "#domain/messages.ts";
import type { NewAccount } from "#web/session/auth-calls.ts";
import type { AccountErrors } from "./account-errors.ts";

export type CheckedSignUp =
  | { readonly ok: true; readonly account: NewAccount }
  | { readonly ok: false; readonly message: string; readonly fieldErrors: AccountErrors };

/** Validates a sign-up before it is sent. */
export function checkSignUp(typed: NewAccount): CheckedSignUp {
  const name = typed.name.trim();
  const email = normaliseEmail(typed.email);
  const weakness = describePasswordErrors(typed.password);
  if (name !== "" && email !== undefined && weakness === undefined) {
    const account = { name, email, phone: typed.phone.trim(), password: typed.password };
    return { ok: true, account };
  }
  const fieldErrors: AccountErrors = {
    ...(name === "" && { name: messages.signUp.nameRequired }),
    ...(email === undefined && { email: messages.signUp.invalidEmail }),
    ...(weakness !== undefined && { password: weakness }),
  };
  const message =
    fieldErrors.name ?? fieldErrors.email ?? fieldErrors.password ?? messages.signUp.failed;
  return { ok: false, message, fieldErrors };
}
