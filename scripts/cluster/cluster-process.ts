import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { EngineUser } from "./cluster-programs.ts";

/** A program of the cluster, as a service manager would describe it. */
export type Program = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly user?: EngineUser;
  /** Wait before it is started again after an unexpected end; undefined: it stays down. */
  readonly restartMs?: number;
};

/** A running program. It ends by its process id only. */
export type ClusterProcess = {
  readonly name: string;
  readonly pid: number;
  /** Starts it again; does nothing while it runs. */
  start(): void;
  /** Stops it, with SIGKILL if it takes too long. It isn't started again. */
  stop(): Promise<void>;
};

const stopMs = 20_000;

/** Starts a program with its output in a file of the folder, and starts it again when it ends. */
export function runProgram(program: Program, logFolder: string): ClusterProcess {
  let child = spawnProgram(program, logFolder);
  let isStopping = false;
  let restart: NodeJS.Timeout | undefined;

  const startAgain = (): void => {
    child = spawnProgram(program, logFolder);
    watch();
  };
  const watch = (): void => {
    child.once("exit", () => {
      if (isStopping || program.restartMs === undefined) return;
      restart = setTimeout(startAgain, program.restartMs);
    });
  };
  watch();

  return {
    name: program.name,
    get pid() {
      if (child.pid === undefined || hasEnded(child)) throw new Error(`${program.name} is down`);
      return child.pid;
    },
    start() {
      if (hasEnded(child)) startAgain();
    },
    async stop() {
      isStopping = true;
      clearTimeout(restart);
      if (hasEnded(child)) return;
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await Promise.race([exited, delay(stopMs, undefined, { ref: false })]);
      if (hasEnded(child)) return;
      child.kill("SIGKILL");
      await exited;
    },
  };
}

function spawnProgram(program: Program, logFolder: string): ChildProcess {
  const log = openSync(join(logFolder, `${program.name}.log`), "a");
  try {
    const child = spawn(program.command, program.args, {
      cwd: "/",
      env: { PATH: process.env["PATH"], LANG: "C.UTF-8", ...program.env },
      // Ctrl-C in the terminal reaches this program only, which then stops the others in order.
      detached: true,
      stdio: ["ignore", log, log],
      ...program.user,
    });
    child.on("error", (error) => console.error(`${program.name}: ${error.message}`));
    return child;
  } finally {
    closeSync(log);
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}
