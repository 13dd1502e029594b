import type { Logger } from "pino";
import { describeError } from "#server/db/describe-error.ts";

/** Work that a response doesn't wait for. */
export type Background = {
  /** Starts work. Errors are logged, never thrown. */
  run(what: string, work: () => Promise<void>): void;
  /** Resolves once no work is running. */
  idle(): Promise<void>;
};

export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run: (what, work) => {
      const task = work()
        .catch((error: unknown) => {
          log.error({ err: describeError(error) }, `${what} failed`);
        })
        .finally(() => running.delete(task));
      running.add(task);
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
