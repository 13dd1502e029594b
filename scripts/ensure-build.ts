import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { isBuildCurrent } from "./build-stamp.ts";

/** Whether `dist/` contains a build of the sources; 'stopped' if the process was asked to stop first. */
export type BuildState = "current" | "failed" | "stopped";

const signals = ["SIGTERM", "SIGINT"] as const;

/**
 * Builds into `dist/` unless it contains a build of the current sources. An interrupted build leaves no
 * stamp, so the next run builds again.
 */
export async function ensureBuild(
  root: string,
  options: { readonly isVerbose?: boolean } = {},
): Promise<BuildState> {
  if (await isBuildCurrent(root)) return "current";
  process.stdout.write("Building, once until a source changes\n");
  const startedAt = performance.now();
  // In a separate process, which frees its memory on exit.
  const flags = options.isVerbose ? ["--verbose"] : [];
  const build = spawn(process.execPath, [join(import.meta.dirname, "build.ts"), ...flags], {
    cwd: root,
    stdio: "inherit",
  });
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    build.kill("SIGKILL");
  };
  for (const signal of signals) process.on(signal, stop);
  const [code] = await once(build, "close");
  for (const signal of signals) process.off(signal, stop);
  if (isStopped) return "stopped";
  if (code !== 0) return "failed";
  process.stdout.write(`Built in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s\n`);
  return "current";
}
