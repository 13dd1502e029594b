import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/** The last release whose schema differs from ours: the commit before the newest migration. */
export function findReleaseBefore(root: string): string {
  const migrations = join("server", "db", "migrations", "*.sql");
  return git(
    root,
    "rev-parse",
    `${git(root, "log", "-1", "--diff-filter=A", "--format=%H", "--", migrations)}^`,
  );
}

/**
 * Builds a commit with the installed packages, once.
 * @returns The folder of its build.
 */
export function buildRelease(root: string, ref: string): string {
  const commit = git(root, "rev-parse", `${ref}^{commit}`);
  const folder = join(root, ".cache", "rolling", commit);
  const dist = join(folder, "dist");
  if (existsSync(join(dist, "build-stamp"))) return dist;
  mkdirSync(folder, { recursive: true });
  const sources = execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: 1e9 });
  execFileSync("tar", ["-x", "-C", folder], { input: sources });
  if (!existsSync(join(folder, "node_modules"))) {
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  }
  const built = spawnSync(process.execPath, ["scripts/build.ts"], {
    cwd: folder,
    stdio: "inherit",
  });
  if (built.status !== 0) throw new Error(`${commit} doesn't build with the packages of today`);
  return dist;
}

function git(root: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
}
