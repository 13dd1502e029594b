/** Does one step of the start. */
export type RunStep = <Result>(step: string, work: () => Promise<Result>) => Promise<Result>;

/** Gets the name and the duration of a step that is done. */
export type TellStep = (step: string, ms: number) => void;

/** A step of the start that failed. */
export class StepError extends Error {
  override readonly name = "StepError";
  readonly step: string;

  constructor(step: string, cause: unknown) {
    super(`Step "${step}" failed`, { cause });
    this.step = step;
  }
}

/** Tells how long each step of a start took, and which one failed. */
export function timeSteps(tell: TellStep): RunStep {
  return async (step, work) => {
    const startedAt = performance.now();
    try {
      const result = await work();
      tell(step, performance.now() - startedAt);
      return result;
    } catch (error) {
      throw error instanceof StepError ? error : new StepError(step, error);
    }
  };
}

/** Steps that are not reported. */
export const untimedSteps: RunStep = timeSteps(() => undefined);

/**
 * Waits for work, but no longer than until the process is asked to end.
 *
 * @returns What the work results in. After an abort what comes of it is ignored.
 * @throws {DOMException} The signal's own reason.
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

/** Tells whether a start failed only because the process was asked to end. */
export function isAbort(error: unknown, stopping: AbortSignal): boolean {
  const cause = error instanceof StepError ? error.cause : error;
  return stopping.aborted && cause === stopping.reason;
}
