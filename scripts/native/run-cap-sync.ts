import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Whether the package of `native/` is installed, which `npm ci` at the root doesn't do. */
export function isCapInstalled(native: string): boolean {
  return existsSync(join(native, "node_modules", ".bin", "cap"));
}

/** Copies the app and its plugins into both projects. Returns the exit code. */
export function runCapSync(native: string): number {
  const { status } = spawnSync("npm", ["run", "sync"], { cwd: native, stdio: "inherit" });
  return status ?? 1;
}
