import { messages } from "#domain/messages.ts";
import type { AuthError } from "#web/session/auth-calls.ts";
import { waitText } from "#web/session/wait-text.ts";

/** Why a sign-in failed, as shown to the user. */
export type SignInProblem = {
  readonly text: string;
  /** True if the input is invalid, so that the text belongs beside the field. */
  readonly isAboutInput: boolean;
};

/**
 * Describes a rejected sign-in.
 *
 * @param invalidText This page's text for a wrong address or password.
 */
export function describeProblem(apiError: AuthError, invalidText: string): SignInProblem {
  if (apiError.status === 429) {
    return { text: waitText(apiError.retryAfterSeconds), isAboutInput: false };
  }
  if (apiError.status >= 400 && apiError.status < 500)
    return { text: invalidText, isAboutInput: true };
  return { text: messages.signIn.failed, isAboutInput: false };
}
