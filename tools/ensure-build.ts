import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isBuildCurrent } from "./build-stamp.ts";

/**
 * Builds into `dist/` unless a build of the sources as they are stands there.
 *
 * @param root Folder of the project.
 * @returns Whether it does now.
 */
export async function ensureBuild(root: string): Promise<boolean> {
  if (await isBuildCurrent(root)) return true;
  process.stdout.write("Building, once until something changes …\n");
  // In a process of its own, whose memory goes with it.
  const build = spawnSync(process.execPath, [fileURLToPath(new URL("build.ts", import.meta.url))], {
    cwd: root,
    stdio: "inherit",
  });
  return build.status === 0;
}
