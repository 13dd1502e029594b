import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { CleanUp } from "./clean-up.ts";

/** A program of this folder in a process of its own. */
export type ForkedProgram = {
  readonly pid: number;
  /** The next message from it. */
  receive(): Promise<unknown>;
  /** Sends a message and returns the answer. */
  ask(message: object): Promise<unknown>;
};

export function forkProgram(file: string, cleanUp: CleanUp): ForkedProgram {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)));
  const exited = once(child, "exit");
  // A message to an ended program; `receive` reports the end.
  child.on("error", () => undefined);
  cleanUp.add(async () => {
    child.kill("SIGKILL");
    await exited;
  });
  const receive = async (): Promise<unknown> => {
    const received = new AbortController();
    const signal = AbortSignal.any([received.signal, cleanUp.signal]);
    const message = once(child, "message", { signal });
    const early = exited.then(() => {
      throw new Error(`${file} ended`);
    });
    try {
      const [first]: unknown[] = await Promise.race([message, early]);
      return first;
    } finally {
      received.abort();
    }
  };
  return {
    pid: child.pid ?? 0,
    receive,
    ask(message) {
      const answer = receive();
      child.send(message);
      return answer;
    },
  };
}

/** A program that serves HTTP. */
export type ForkedServer = ForkedProgram & { readonly port: number };

/** Starts a program that calls `serveParent`. */
export async function forkServer(file: string, cleanUp: CleanUp): Promise<ForkedServer> {
  const program = forkProgram(file, cleanUp);
  const { port } = z.object({ port: z.number() }).parse(await program.receive());
  return { ...program, port };
}
