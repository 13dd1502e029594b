import { normaliseEmail } from "#domain/account.ts";
import { messages } from "#domain/messages.ts";
import type { Credentials } from "#web/session/auth-calls.ts";

export type CredentialField = "email" | "password";

export type CheckedCredentials =
  | { readonly ok: true; readonly credentials: Credentials }
  | {
      readonly ok: false;
      readonly message: string;
      /** The missing fields, in the form's order. */
      readonly missing: readonly CredentialField[];
      readonly isEmailMalformed: boolean;
    };

/** Validates credentials before they are sent. */
export function checkCredentials(email: string, password: string): CheckedCredentials {
  const isEmailMissing = email.trim() === "";
  const normalised = normaliseEmail(email);
  const missing: readonly CredentialField[] = [
    ...(isEmailMissing ? (["email"] as const) : []),
    ...(password === "" ? (["password"] as const) : []),
  ];
  const isEmailMalformed = !isEmailMissing && normalised === undefined;
  if (missing.length > 0) {
    return { ok: false, message: messages.signIn.required, missing, isEmailMalformed };
  }
  if (normalised === undefined) {
    return { ok: false, message: messages.signUp.invalidEmail, missing, isEmailMalformed };
  }
  return { ok: true, credentials: { email: normalised, password } };
}
