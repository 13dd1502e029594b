import { readdirSync } from "node:fs";
import { join } from "node:path";

/** A file on disk and its URL path. */
export type BuiltFile = {
  readonly path: string;
  readonly served: string;
  /** The build has written a .br and a .gz beside it. */
  readonly isCompressed: boolean;
};

/** Large, already compressed and rarely requested: not worth the memory. */
const streamedEndings = /\.(pdf|mp4|webm)$/;

/** Not served on their own: source maps, and compressed copies of files. */
const unserved = /\.(map|br|gz)$/;

/** Lists all built files below a folder, split into those sent from memory and those streamed. */
export function listBuiltFiles(folder: string): {
  readonly inMemory: readonly BuiltFile[];
  readonly streamed: readonly BuiltFile[];
} {
  const all = [...walk(folder, "")];
  const names = new Set(all.map(({ served }) => served));
  const files = all
    .filter(({ served }) => !unserved.test(served))
    .map((file) => ({ ...file, isCompressed: names.has(`${file.served}.br`) }));
  return {
    inMemory: files.filter(({ served }) => !streamedEndings.test(served)),
    streamed: files.filter(({ served }) => streamedEndings.test(served)),
  };
}

/**
 * Several times faster than Node's own recursive listing, which would slow down the start. Skips
 * links.
 */
function* walk(folder: string, served: string): Generator<Pick<BuiltFile, "path" | "served">> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const found = { path: join(folder, entry.name), served: `${served}/${entry.name}` };
    if (entry.isDirectory()) yield* walk(found.path, found.served);
    else if (entry.isFile()) yield found;
  }
}
