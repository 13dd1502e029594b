import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Packs all drawings into one file for the service worker: together they compress to a fifth of their
 * separate sizes, and need one request instead of hundreds.
 */
export async function packDrawings(folder: string): Promise<void> {
  const paths = await readdir(join(folder, "media"), { recursive: true });
  const drawings: Record<string, string> = {};
  for (const path of paths.filter((one) => one.endsWith(".svg")).toSorted()) {
    drawings[`/media/${path}`] = await readFile(join(folder, "media", path), "utf8");
  }
  await writeFile(join(folder, "drawings.json"), JSON.stringify(drawings));
}
