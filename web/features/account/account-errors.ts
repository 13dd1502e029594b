import type { SubmitProblem } from "#web/ui/use-submit.ts";

/** Errors of an account form by field. */
export type AccountErrors = {
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly currentPassword?: string;
  readonly code?: string;
  readonly password?: string;
  /** An error that belongs to no single field. */
  readonly form?: string;
};

/** Why an account form wasn't accepted. */
export type FormProblem = SubmitProblem<AccountErrors>;
