import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

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
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !unserved.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { path, served: `/${relative(folder, path).split(sep).join("/")}` };
    });
  return {
    kept: files.filter(({ path }) => !streamedEndings.test(path)),
    streamed: files.filter(({ path }) => streamedEndings.test(path)),
  };
}
