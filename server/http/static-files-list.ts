import { readdirSync } from "node:fs";
import { join } from "node:path";

/** A file on disk and the path under which it is served. */
export type BuiltFile = { readonly path: string; readonly served: string };

/** Large, compressed in themselves and rarely asked for: not worth the memory. */
const streamedEndings = /\.(pdf|mp4|webm)$/;

/** What is no file of its own: source maps, and compressed forms beside their files. */
const unserved = /\.(map|br|gz)$/;

/** Lists every built file below a folder, split into those kept in memory and those streamed. */
export function listBuiltFiles(folder: string): {
  readonly kept: readonly BuiltFile[];
  readonly streamed: readonly BuiltFile[];
} {
  const files = [...walk(folder, "")].filter(({ served }) => !unserved.test(served));
  return {
    kept: files.filter(({ served }) => !streamedEndings.test(served)),
    streamed: files.filter(({ served }) => streamedEndings.test(served)),
  };
}

/** Several times faster than Node's own walk, which the start feels. Links are no files. */
function* walk(folder: string, served: string): Generator<BuiltFile> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const found = { path: join(folder, entry.name), served: `${served}/${entry.name}` };
    if (entry.isDirectory()) yield* walk(found.path, found.served);
    else if (entry.isFile()) yield found;
  }
}
