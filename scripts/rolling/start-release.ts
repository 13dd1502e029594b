import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const startTimeoutMs = 90_000;

/** A server process of one build. */
export type RunningRelease = { stop(): Promise<void> };

/** Starts a build on a loopback port; resolves once it is ready. */
export async function startRelease(
  dist: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<RunningRelease> {
  const { PATH = "", HOME = "" } = process.env;
  const server = spawn(process.execPath, [join(dist, "server", "main.js")], {
    env: { PATH, HOME, PORT: String(port), LOG_LEVEL: "error", ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(server, "exit");
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await delay(100)) {
    if (server.exitCode !== null) throw new Error("The server ended");
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (ready?.ok) break;
  }
  return {
    async stop() {
      server.kill("SIGTERM");
      await ended;
      if (server.exitCode !== 0) throw new Error(`The server ended with ${server.exitCode}`);
    },
  };
}
