import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Finds chunks of the site that contain the app's code, which visitors would download needlessly.
 * Returns a sentence per chunk.
 *
 * @param assets Folder with the built chunks.
 */
export async function findLeaks(assets: string): Promise<readonly string[]> {
  const chunks = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  const leaks = await Promise.all(
    chunks.map(async (name) => {
      const code = await readFile(join(assets, name), "utf8");
      return /\b(?:from|import)\s*["']\.\/native\//.test(code) ? [name] : [];
    }),
  );
  return leaks.flat().map((name) => `${name} loads code of the native app`);
}
