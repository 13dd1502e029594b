import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { currentBuild } from "./start-server.ts";

/** What a build writes its parts' names into. */
const written = /\.(js|css|html|json|webmanifest)$/;
const compressed = /\.(br|gz)$/;
/** A part of the pages: its name holds a hash of its contents. */
const part = /([\w.-]+-)([\w-]{8})(\.(?:js|css))\b/g;

/**
 * Makes what the next deployment would bring: the same site, but no script and no style has the name
 * that it has now.
 *
 * @param folder Where to; inside the project, whose packages the server needs.
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

/** Other contents have another hash; here the same letters, turned on by one, will do. */
function nextName(_: string, start: string, hash: string, ending: string): string {
  return `${start}${hash.slice(1)}${hash.slice(0, 1)}${ending}`;
}
