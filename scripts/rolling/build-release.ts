import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";

/** A commit and the folder of its build. */
export type Release = { readonly commit: string; readonly dist: string };

/** How many commits before the newest migration are tried: not every commit of a large change builds. */
const stepsBack = [1, 2, 4, 8, 16];

/** Builds the last release whose schema differs from ours: a commit before the newest migration. */
export function buildReleaseBefore(root: string): Release {
  const migrations = join("server", "db", "migrations", "*.sql");
  const newest = git(root, "log", "-1", "--diff-filter=A", "--format=%H", "--", migrations);
  for (const steps of stepsBack) {
    try {
      return buildRelease(root, `${newest}~${steps}`);
    } catch (error) {
      console.log(String(error));
    }
  }
  throw new Error(`No commit before ${newest} builds: name one that does with --from`);
}

/**
 * Builds a commit once, with its own packages if they differ from the installed ones.
 * @throws {Error} If it doesn't build.
 */
export function buildRelease(root: string, ref: string): Release {
  const commit = git(root, "rev-parse", `${ref}^{commit}`);
  const folder = join(root, ".cache", "rolling", commit);
  const dist = join(folder, "dist");
  if (existsSync(join(dist, "build-stamp"))) return { commit, dist };
  mkdirSync(folder, { recursive: true });
  const sources = execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: 1e9 });
  execFileSync("tar", ["-x", "-C", folder], { input: sources });
  installPackages(root, folder);
  const built = spawnSync("npm", ["run", "build"], { cwd: folder, stdio: "inherit" });
  if (built.status !== 0) throw new Error(`${commit} doesn't build`);
  return { commit, dist };
}

function installPackages(root: string, folder: string): void {
  const modules = join(folder, "node_modules");
  if (existsSync(modules)) return;
  if (readLock(root) === readLock(folder)) {
    symlinkSync(join(root, "node_modules"), modules);
    return;
  }
  execFileSync("npm", ["ci", "--prefer-offline"], {
    cwd: folder,
    stdio: "inherit",
    // Keeps its installation from changing the hooks of this repository.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(folder) },
  });
}

function readLock(folder: string): string {
  return readFileSync(join(folder, "package-lock.json"), "utf8");
}

function git(root: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
}
