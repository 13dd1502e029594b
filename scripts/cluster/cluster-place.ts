import { chownSync, copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { runProgram, type ClusterProcess, type Program } from "./cluster-process.ts";
import {
  findClusterPrograms,
  findEngineUser,
  type ClusterPrograms,
  type EngineUser,
} from "./cluster-programs.ts";

/** The folder and the processes of one run. */
export type ClusterPlace = {
  readonly programs: ClusterPrograms;
  readonly user: EngineUser;
  readonly logFolder: string;
  /** Ends every wait of the run. */
  readonly signal: AbortSignal;
  /** Creates a folder that the engines' user owns. */
  createFolder(name: string): string;
  /** Copies a configuration that administrators use, so that the engines' user can read it. */
  copyConfiguration(name: string): string;
  run(program: Program): ClusterProcess;
  /** Calls a function at the end, before what was added earlier. */
  atEnd(close: () => Promise<void>): void;
  /** Stops everything, last started first, and removes the folder. */
  close(options: { readonly keepsLog: boolean }): Promise<void>;
};

const operations = fileURLToPath(new URL("../../ops/cluster/", import.meta.url));

/** The variables of an environment file that administrators copy, with other addresses. */
export function readOperationsEnv(
  name: string,
  changes: Readonly<Record<string, string>>,
): Record<string, string> {
  const variables = parseEnv(readFileSync(join(operations, name), "utf8"));
  const unknown = Object.keys(changes).find((key) => !(key in variables));
  if (unknown !== undefined) throw new Error(`${name} has no ${unknown}`);
  return Object.fromEntries(
    Object.entries({ ...variables, ...changes }).map(([key, value]) => [key, value ?? ""]),
  );
}

/** Creates the folder of a run below the temporary folder. */
export async function createClusterPlace(signal: AbortSignal): Promise<ClusterPlace> {
  const programs = findClusterPrograms();
  const user = findEngineUser();
  const folder = await mkdtemp(join(tmpdir(), "shop-cluster-"));
  await chmod(folder, 0o755);
  const logFolder = join(folder, "logs");
  mkdirSync(logFolder);
  const closers: (() => Promise<void>)[] = [];
  return {
    programs,
    user,
    logFolder,
    signal,
    createFolder(name) {
      const path = join(folder, name);
      mkdirSync(path, { mode: 0o700 });
      if (user) chownSync(path, user.uid, user.gid);
      return path;
    },
    copyConfiguration(name) {
      const path = join(folder, name);
      copyFileSync(join(operations, name), path);
      return path;
    },
    run(program) {
      const started = runProgram(program, logFolder);
      closers.push(() => started.stop());
      return started;
    },
    atEnd: (close) => void closers.push(close),
    async close({ keepsLog }) {
      for (const close of closers.splice(0).toReversed()) await close();
      if (keepsLog) console.log(`Logs: ${logFolder}`);
      else await rm(folder, { recursive: true, force: true });
    },
  };
}
