import type { z } from "zod";
import { ServiceError } from "#server/services/service-error.ts";
import type { AuthResult, AuthCall } from "./auth-call.ts";
import { answerSchemas, requestSchemas } from "./auth-schemas.ts";
import { confirmEmail, openConfirmationPage } from "./confirm-email.ts";
import { changePassword, deleteUser, updateUser } from "./own-account.ts";
import { requestReset, resetPassword } from "./reset-password.ts";
import { readSession, signOut } from "./session-routes.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";

/** A route below /api/auth with its request and response schemas. */
export type AuthRoute = {
  readonly method: "GET" | "POST";
  readonly summary: string;
  readonly takes: z.ZodType | undefined;
  readonly answers: z.ZodType | undefined;
  /** Undefined for a GET. */
  run(call: AuthCall, body: unknown): Promise<AuthResult>;
};

const { confirmed, done, mailed, session, signedIn } = answerSchemas;

/** All routes below /api/auth. */
export const authRoutes: Readonly<Record<string, AuthRoute>> = {
  "/sign-up/email": post("Create an account", requestSchemas.signUp, mailed, signUp),
  "/sign-in/email": post("Sign in", requestSchemas.signIn, signedIn, signIn),
  "/sign-out": post("Sign out", requestSchemas.nothing, done, signOut),
  "/get-session": get("Who is signed in", session, readSession),
  "/confirm-email": post(
    "Confirm an e-mail address with the token of the mail's link",
    requestSchemas.confirmEmail,
    confirmed,
    confirmEmail,
  ),
  "/verify-email": get(
    "Open the page that confirms (links of older mails)",
    undefined,
    openConfirmationPage,
  ),
  "/request-password-reset": post(
    "Send a mail that sets a new password",
    requestSchemas.requestReset,
    mailed,
    requestReset,
  ),
  "/reset-password": post(
    "Set a new password with the link of the mail",
    requestSchemas.resetPassword,
    done,
    resetPassword,
  ),
  "/change-password": post(
    "Change the password; other devices are signed out",
    requestSchemas.changePassword,
    done,
    changePassword,
  ),
  "/update-user": post("Change name or phone", requestSchemas.updateUser, signedIn, updateUser),
  "/delete-user": post("Delete the own account", requestSchemas.deleteUser, done, deleteUser),
};

function get(
  summary: string,
  answers: z.ZodType | undefined,
  run: (call: AuthCall) => Promise<AuthResult>,
): AuthRoute {
  return { method: "GET", summary, takes: undefined, answers, run };
}

function post<Body>(
  summary: string,
  takes: z.ZodType<Body>,
  answers: z.ZodType,
  run: (call: AuthCall, body: Body) => Promise<AuthResult>,
): AuthRoute {
  return {
    method: "POST",
    summary,
    takes,
    answers,
    run: (call, body) => {
      const parsed = takes.safeParse(body);
      if (!parsed.success) throw new ServiceError("invalid_input");
      return run(call, parsed.data);
    },
  };
}
