import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** Sources of a build. */
const sources = ["catalogue", "domain", "packages", "server", "web", "scripts"];
const files = ["package.json", "package-lock.json", "vite.config.ts"];

/** Generated from the sources by every build and by the development server. */
const generated = join("web", "public", "media");

const stampPath = join("dist", "build-stamp");

/** Stores the digest of the sources of the build in dist. */
export async function writeBuildStamp(root: string): Promise<void> {
  await writeFile(join(root, stampPath), await digestSources(root));
}

/** Returns whether dist contains a build of the current sources. */
export async function isBuildCurrent(root: string): Promise<boolean> {
  const stamp = await readFile(join(root, stampPath), "utf8").catch(() => undefined);
  return stamp !== undefined && stamp === (await digestSources(root));
}

async function digestSources(root: string): Promise<string> {
  const listed = await Promise.all(
    sources.map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .filter((entry) => !entry.parentPath.startsWith(join(root, generated)))
        .map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  const paths = [...listed.flat(), ...files.map((file) => join(root, file))].toSorted();
  const hash = createHash("sha256");
  for (const path of paths) {
    hash.update(relative(root, path)).update("\0");
    hash.update(await readFile(path)).update("\0");
  }
  return hash.digest("hex");
}
