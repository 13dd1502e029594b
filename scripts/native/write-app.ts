import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { appPage } from "./app-page.ts";

/** Folders that the pages need; everything else of the site stays on the server. */
const parts = [
  "assets",
  "media",
  "pictures",
  "slides",
  "videos",
  "favicon.svg",
  "favicon.png",
  "apple-touch-icon.png",
];

/** Compressed copies for servers, source maps, and PDFs and films, which are large. */
const leftOut = new Set([".br", ".gz", ".map", ".html", ".pdf", ".mp4", ".webm"]);

/**
 * Writes the native app's files.
 *
 * @param dist Folder with a finished build in `client/`; the app comes to `native/`.
 */
export async function writeApp(dist: string, apiOrigin: string): Promise<void> {
  const [site, app] = [join(dist, "client"), join(dist, "native")];
  await rm(app, { recursive: true, force: true });
  await mkdir(app, { recursive: true });
  for (const part of parts) {
    await cp(join(site, part), join(app, part), {
      recursive: true,
      filter: (path) => !leftOut.has(extname(path)),
    });
  }
  const shell = await readFile(join(site, "app-shell", "index.html"), "utf8");
  await writeFile(join(app, "index.html"), appPage(shell, apiOrigin));
}
