import { toStatusLevel, type StatusLevel, type StatusProblem } from "#domain/server-status.ts";

/** A part's problem, if any, with its level. */
export type Judged = { readonly level: StatusLevel; readonly problem: StatusProblem | null };

export function judge(problem: StatusProblem | null): Judged {
  return { level: toStatusLevel(problem), problem };
}
