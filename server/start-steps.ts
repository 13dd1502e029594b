/** Runs one step of the start. */
export type RunStep = <Result>(step: string, work: () => Promise<Result>) => Promise<Result>;

/** Receives the name and duration of a completed step. */
export type ReportStep = (step: string, ms: number) => void;

/** A failed step of the start. */
export class StepError extends Error {
  override readonly name = "StepError";
  readonly step: string;

  constructor(step: string, cause: unknown) {
    super(`Step "${step}" failed`, { cause });
    this.step = step;
  }
}

/** Reports the duration of each step, and throws a StepError for a failed one. */
export function timeSteps(report: ReportStep): RunStep {
  return async (step, work) => {
    const startedAt = performance.now();
    try {
      const result = await work();
      report(step, performance.now() - startedAt);
      return result;
    } catch (error) {
      throw error instanceof StepError ? error : new StepError(step, error);
    }
  };
}

/** Steps without reports. */
export const untimedSteps: RunStep = timeSteps(() => undefined);

/**
 * Waits for work until it completes or the process receives a stop signal.
 * @returns The result of the work; ignored after an abort.
 * @throws {DOMException} The signal's reason.
 */
export async function orAbort<Result>(
  work: Promise<Result>,
  stopping: AbortSignal,
): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = (): void => reject(stopping.reason);
  if (stopping.aborted) abort();
  stopping.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    stopping.removeEventListener("abort", abort);
  }
}

/** Checks whether a start failed only because of a stop signal. */
export function isAbort(error: unknown, stopping: AbortSignal): boolean {
  const cause = error instanceof StepError ? error.cause : error;
  return stopping.aborted && cause === stopping.reason;
}
