import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { images } from "./write-media/draw-images.ts";
import type { MediaFile, MediaWriter } from "./write-media/media-writer.ts";
import { datasheets } from "./write-media/write-datasheets.ts";
import { nskCatalogue } from "./write-media/write-nsk-catalogue.ts";
import { sheets } from "./write-media/write-sheets.ts";

/** Everything below /media/, which git ignores. Each file has exactly one writer. */
const writers: readonly MediaWriter[] = [images, datasheets, sheets, nskCatalogue];

const publicFolder = fileURLToPath(new URL("../web/public", import.meta.url));

/** Writes the catalogue's images and documents, and removes files that no writer produces any more. */
export async function writeMedia(): Promise<void> {
  const made = new Set<string>();
  for (const { name, makeFiles } of writers) {
    const startedAt = performance.now();
    const before = made.size;
    for await (const file of makeFiles()) {
      if (made.has(file.path)) throw new Error(`Two files want to be ${file.path}`);
      made.add(file.path);
      await writeWhereChanged(file);
    }
    const ms = Math.round(performance.now() - startedAt);
    console.log(`media: ${made.size - before} ${name} in ${ms} ms`);
  }
  await removeOthers(made);
}

/** Unchanged files keep their modification time, so that file watchers don't fire. */
async function writeWhereChanged({ path, content }: MediaFile): Promise<void> {
  const target = join(publicFolder, path);
  const existing = await readFile(target).catch(() => undefined);
  if (existing?.equals(Buffer.from(content))) return;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

async function removeOthers(made: ReadonlySet<string>): Promise<void> {
  const folder = join(publicFolder, "media");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(publicFolder, path).replaceAll("\\", "/")}`;
    if (!made.has(address)) await rm(path);
  }
}

if (import.meta.main) await writeMedia();
