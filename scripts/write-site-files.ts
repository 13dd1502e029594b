import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { prerenderPaths } from "#catalogue/paths.ts";
import { buildOrigin } from "#domain/build-origin.ts";
import { webManifest } from "./web-manifest.ts";

/** Paths that search engines shouldn't index. */
const closedPaths = ["/account", "/admin", "/api", "/auth", "/confirm-email", "/quotes", "/status"];

/**
 * Writes the files for search engines and home screens. The server inserts the site's real address at
 * start.
 */
export async function writeSiteFiles(folder: string): Promise<void> {
  await writeFile(join(folder, "sitemap.xml"), toSiteMap(prerenderPaths));
  await writeFile(join(folder, "robots.txt"), robotsText());
  await writeFile(join(folder, "manifest.webmanifest"), JSON.stringify(webManifest));
}

/** Lists pages in the format of sitemaps.org. */
export function toSiteMap(paths: readonly string[]): string {
  const entries = paths.map((path) => {
    const address = new URL(`${buildOrigin}${path}`).href.replaceAll("&", "&amp;");
    return `  <url><loc>${address}</loc></url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

/** Lists the paths that crawlers should skip (RFC 9309). */
export function robotsText(): string {
  const closed = closedPaths.map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${closed.join("")}\nSitemap: ${buildOrigin}/sitemap.xml\n`;
}
