import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";

/**
 * Pages, site map and robots.txt are excluded: the server inserts the site's address at start and
 * compresses them then.
 */
const compressible = /\.(js|css|json|svg|webmanifest)$/;
const smallestBytes = 512;
/** As many threads as Node has for it. */
const atOnce = pLimit(4);
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a .br and a .gz next to every served file that benefits from compression. */
export async function compressFiles(dist: string): Promise<void> {
  for (const folder of ["client", "api"]) {
    const entries = await readdir(join(dist, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((file) => file.isFile() && compressible.test(file.name));
    await atOnce.map(files, (file) => compressFile(join(file.parentPath, file.name)));
  }
}

async function compressFile(path: string): Promise<void> {
  const contents = await readFile(path);
  if (contents.byteLength < smallestBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${path}.br`, await toBrotli(contents, { params }));
  await writeFile(`${path}.gz`, await toGzip(contents, { level: 9 }));
}
