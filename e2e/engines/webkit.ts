import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../support/free-port.ts";
import { listDescendants, listRunning } from "../support/process-tree.ts";
import type { Engine, ViewportSize } from "./page-window.ts";
import { startSession } from "./web-driver.ts";

const view = join(import.meta.dirname, "webkit-view.py");
const startTimeoutMs = 20_000;
const stopTimeoutMs = 5_000;

/** Programs that a WebKit window needs. */
export type WebKitPrograms = {
  readonly driver: string;
  readonly python: string;
  readonly screen: string;
};

/** Starts WebKitGTK windows, each with its own screen, driver and browser process. */
export function startWebKit(programs: WebKitPrograms, size: ViewportSize): Engine {
  const closings: (() => Promise<void>)[] = [];
  return {
    async openWindow() {
      const screen = start(programs.screen, screenArguments(size), {}, [
        "ignore",
        "ignore",
        "ignore",
        "pipe",
      ]);
      closings.push(() => end(screen));
      const env = { DISPLAY: `:${await readDisplay(screen)}`, NO_AT_BRIDGE: "1" };
      const port = await findFreePort();
      const driver = start(programs.driver, [`--port=${port}`], env, "ignore");
      closings.push(() => end(driver));
      const session = await startSession(`http://127.0.0.1:${port}`, {
        "webkitgtk:browserOptions": {
          binary: programs.python,
          args: [view, String(size.width), String(size.height)],
        },
      });
      closings.push(session.end);
      return session.window;
    },
    async close() {
      const failures: unknown[] = [];
      for (const close of closings.toReversed()) {
        await close().catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0)
        throw new AggregateError(failures, "WebKit did not end as it should");
    },
  };
}

function screenArguments({ width, height }: ViewportSize): readonly string[] {
  return ["-displayfd", "3", "-nolisten", "tcp", "-screen", "0", `${width}x${height}x24`];
}

function start(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  stdio: StdioOptions,
): ChildProcess {
  return spawn(program, args, { stdio, env: { ...process.env, ...env } });
}

/** Reads the display number, which the screen chooses and writes once it is ready. */
async function readDisplay(screen: ChildProcess): Promise<number> {
  const output = screen.stdio[3];
  if (!output) throw new Error("The screen has no channel for its number");
  const signal = AbortSignal.timeout(startTimeoutMs);
  const [line] = (await once(output, "data", { signal })) as [Buffer];
  return Number(line.toString());
}

/** Ends a process and all its descendants. */
async function end(child: ChildProcess): Promise<void> {
  const started = listDescendants(child.pid);
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await Promise.race([ended, sleep(stopTimeoutMs, undefined, { ref: false })]);
    child.kill("SIGKILL");
  }
  for (const pid of listRunning(started)) process.kill(pid, "SIGKILL");
}
