import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/**
 * Pages, site map and robots.txt are excluded: the server inserts the site's address at start and
 * compresses them then.
 */
const compressible = /\.(js|css|json|svg|webmanifest)$/;
const smallestBytes = 512;

/** Writes a .br and a .gz next to every served file that benefits from compression. */
export async function compressFiles(dist: string): Promise<void> {
  for (const folder of ["client", "api"]) {
    const entries = await readdir(join(dist, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((file) => file.isFile() && compressible.test(file.name))) {
      await compressFile(join(entry.parentPath, entry.name));
    }
  }
}

async function compressFile(path: string): Promise<void> {
  const contents = await readFile(path);
  if (contents.byteLength < smallestBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${path}.br`, brotliCompressSync(contents, { params }));
  await writeFile(`${path}.gz`, gzipSync(contents, { level: 9 }));
}
