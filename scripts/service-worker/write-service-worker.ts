import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { build as bundle } from "rolldown";
import { precachedAddress } from "./precached-address.ts";

/** A precached file, in the format of workbox-precaching. */
type PrecacheEntry = { readonly url: string; readonly revision: string | null };

/**
 * Bundles the service worker with the list of precached files. It runs after all other files are
 * written because the list contains their hashes: the worker changes whenever a precached file does.
 */
export async function writeServiceWorker(root: string, folder: string): Promise<void> {
  const { entries, bytes } = await listPrecache(folder);
  await bundle({
    input: join(root, "web", "service-worker", "main.ts"),
    cwd: root,
    transform: {
      define: {
        builtFiles: JSON.stringify(entries),
        "process.env.NODE_ENV": JSON.stringify("production"),
      },
    },
    output: { file: join(folder, "service-worker.js"), format: "iife", minify: true },
  });
  console.log(`service worker: keeps ${entries.length} files of ${Math.round(bytes / 1000)} kB`);
}

async function listPrecache(
  folder: string,
): Promise<{ readonly entries: readonly PrecacheEntry[]; readonly bytes: number }> {
  const entries: PrecacheEntry[] = [];
  let bytes = 0;
  for (const path of (await readdir(folder, { recursive: true })).toSorted()) {
    const address = precachedAddress(path);
    if (address === undefined) continue;
    const content = await readFile(join(folder, path));
    const hash = createHash("sha256").update(content).digest("base64url").slice(0, 16);
    entries.push({ url: address.url, revision: address.isNamedByContent ? null : hash });
    bytes += content.byteLength;
  }
  return { entries, bytes };
}
