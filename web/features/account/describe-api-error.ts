import { messages } from "#domain/messages.ts";
import type { AuthError } from "#web/session/auth-calls.ts";
import { waitText } from "#web/session/wait-text.ts";
import type { AccountErrors } from "./account-errors.ts";

/** The message for a rejected call, and the field it belongs to. */
export function describeApiError(
  apiError: AuthError,
  otherwise: string = messages.signUp.failed,
): { readonly message: string; readonly fieldErrors: AccountErrors } {
  const message = getWords(apiError, otherwise);
  return { message, fieldErrors: { [getField(apiError)]: message } };
}

function getWords({ status, message, retryAfterSeconds }: AuthError, otherwise: string): string {
  if (status === 429) return waitText(retryAfterSeconds);
  return status >= 400 && status < 500 && message !== "" ? message : otherwise;
}

function getField({ code }: AuthError): keyof AccountErrors {
  if (code === "weak_password") return "password";
  if (code === "wrong_password") return "currentPassword";
  if (code === "wrong_code") return "code";
  return code === "invalid_email" ? "email" : "form";
}
