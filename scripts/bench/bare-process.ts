import type { ClientAnswer } from "../proof/http-client.ts";
import type { BareAnswer } from "./bare-server.ts";
import type { CleanUp } from "./clean-up.ts";
import { forkServer } from "./fork-program.ts";

/** A bare node:http server in a process of its own. */
export type BareServer = {
  readonly port: number;
  readonly pid: number;
  /** Makes it answer with the same bytes. */
  answerWith(answer: ClientAnswer): Promise<void>;
};

const ownHeaders = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

export async function startBareServer(cleanUp: CleanUp): Promise<BareServer> {
  const program = await forkServer("bare-server.ts", cleanUp);
  return {
    port: program.port,
    pid: program.pid,
    async answerWith({ status, headers, bytes }) {
      const same = Object.entries(headers).flatMap(([name, value]) =>
        value === undefined || ownHeaders.has(name) ? [] : [[name, value] as const],
      );
      const answer: BareAnswer = {
        status,
        headers: { ...Object.fromEntries(same), "content-length": String(bytes.length) },
        base64: bytes.toString("base64"),
      };
      await program.ask(answer);
    },
  };
}
