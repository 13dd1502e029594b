import { messages } from "#domain/messages.ts";
import type { AuthError } from "#web/lib/session/auth-calls.ts";
import { waitText } from "#web/lib/session/wait-text.ts";

/** Why somebody isn't signed in, in the words they read. */
export interface SignInProblem {
  readonly text: string;
  /** True where what was typed is at fault, so that the text belongs beside the field. */
  readonly isAboutInput: boolean;
}

/**
 * Puts a refused sign-in into words.
 *
 * @param invalidText What this page says about a wrong address or password.
 */
export function describeProblem(refusal: AuthError, invalidText: string): SignInProblem {
  if (refusal.status === 429) {
    return { text: waitText(refusal.retryAfterSeconds), isAboutInput: false };
  }
  if (refusal.status >= 400 && refusal.status < 500)
    return { text: invalidText, isAboutInput: true };
  return { text: messages.signIn.failed, isAboutInput: false };
}
