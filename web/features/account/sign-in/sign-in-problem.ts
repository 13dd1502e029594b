import { messages } from "#domain/messages.ts";
import { logError } from "#web/platform/log-error.ts";
import type { AuthError } from "#web/session/auth-calls.ts";
import { waitText } from "#web/session/wait-text.ts";

/** Why a sign-in failed, as shown to the user. */
export type SignInProblem = {
  readonly text: string;
  /** True if the input is invalid, so that the text belongs beside the field. */
  readonly isAboutInput: boolean;
  /** Set if the password was right and the second step has to follow. */
  readonly challenge?: string;
};

/**
 * Describes a rejected sign-in.
 *
 * @param invalidText This page's text for a wrong address or password.
 */
export function describeProblem(apiError: AuthError, invalidText: string): SignInProblem {
  const challenge = readChallenge(apiError);
  if (challenge !== undefined) return { text: apiError.message, isAboutInput: false, challenge };
  if (apiError.status === 429) {
    return { text: waitText(apiError.retryAfterSeconds), isAboutInput: false };
  }
  if (apiError.status >= 400 && apiError.status < 500)
    return { text: invalidText, isAboutInput: true };
  return { text: messages.signIn.failed, isAboutInput: false };
}

function readChallenge({ code, data }: AuthError): string | undefined {
  if (code !== "second_factor_required" || typeof data !== "object" || data === null)
    return undefined;
  return "challenge" in data && typeof data.challenge === "string" ? data.challenge : undefined;
}

/** Logs an error that no answer of the server explains. */
export function unexpectedProblem(error: unknown): SignInProblem {
  logError("Sign-in failed", error);
  return { text: messages.signIn.failed, isAboutInput: false };
}
