import { z } from "zod";
import type { CleanUp } from "./clean-up.ts";
import { forkProgram } from "./fork-program.ts";
import type { QueryWork } from "./query-server.ts";

/** A node:http server in a process of its own that runs queries. */
export type QueryServer = {
  readonly port: number;
  readonly pid: number;
  prepare(work: QueryWork): Promise<void>;
};

export async function startQueryServer(cleanUp: CleanUp): Promise<QueryServer> {
  const program = forkProgram("query-server.ts", cleanUp);
  const { port } = z.object({ port: z.number() }).parse(await program.receive());
  return {
    port,
    pid: program.pid,
    async prepare(work) {
      await program.ask(work);
    },
  };
}
