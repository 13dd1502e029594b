import { z } from "zod";
import type { CleanUp } from "./clean-up.ts";
import { forkProgram } from "./fork-program.ts";
import type { LoadReport, LoadWork } from "./load-client.ts";

/** Sends requests from a process of its own. */
export type SendLoad = (work: LoadWork) => Promise<LoadReport>;

const reportSchema = z.object({
  ms: z.number(),
  times: z.array(z.number()),
  failure: z.string().optional(),
});

/** Starts the process. Requests that fail throw: nothing is measured with errors in it. */
export function startLoadProcess(cleanUp: CleanUp): SendLoad {
  const program = forkProgram("load-client.ts", cleanUp);
  return async (work) => {
    const { failure, ...report } = reportSchema.parse(await program.ask(work));
    if (failure !== undefined) throw new Error(failure);
    return { ...report, failure };
  };
}
