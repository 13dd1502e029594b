import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { currentBuild } from "./start-server.ts";

/** Files of a build that contain the names of its chunks. */
const written = /\.(js|css|html|json|webmanifest)$/;
const compressed = /\.(br|gz)$/;
/** A chunk of the pages: its name holds a hash of its contents. */
const part = /([\w.-]+-)([\w-]{8})(\.(?:js|css))\b/g;

/**
 * Makes a build like that of the next deployment: the same site, but with other names for all
 * scripts and styles.
 *
 * @param folder Target, inside the project, whose packages the server needs.
 */
export async function makeNextBuild(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(currentBuild, folder, { recursive: true, filter: (path) => !compressed.test(path) });
  const assets = join(folder, "client/assets");
  const names = await readdir(assets);
  const nextNames = new Map(names.map((name) => [name, name.replaceAll(part, nextName)]));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !written.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const text = await readFile(path, "utf8");
    const next = text.replaceAll(part, (name) => nextNames.get(name) ?? name);
    if (next !== text) await writeFile(path, next);
  }
  for (const [name, next] of nextNames) await rename(join(assets, name), join(assets, next));
}

/** Other contents have another hash; rotating its letters by one is enough here. */
function nextName(_: string, start: string, hash: string, ending: string): string {
  return `${start}${hash.slice(1)}${hash.slice(0, 1)}${ending}`;
}
