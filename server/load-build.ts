import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildOrigin } from "#domain/build-origin.ts";
import { company } from "#domain/company.ts";
import { defaultRetention, fillPeriods, type Retention } from "#domain/retention.ts";
import type { ApiDocs } from "./http/app.ts";
import { loadStaticFiles } from "./http/load-static-files.ts";
import type { Site } from "./http/pages.ts";
import type { PageRenderer } from "./http/render-page.ts";
import { replaceBytes } from "./http/replace-bytes.ts";
import { listBuiltFiles } from "./http/static-files-list.ts";
import { noteDiskFiles } from "./http/static-files-on-disk.ts";

/** Everything loaded from the build. */
export type Build = { readonly site: Site; readonly apiDocs: ApiDocs };

/**
 * Loads the build: pages, assets, the page renderer and the API's description.
 * @param publicUrl The site's real URL, which replaces the placeholder in pages, site map,
 * robots.txt and the API's reference.
 * @param retention The configured periods, which prerendered pages show.
 */
export async function loadBuild(
  publicUrl: string,
  retention: Retention = defaultRetention,
): Promise<Build> {
  const folder = findBuild();
  const client = listBuiltFiles(join(folder, "client"));
  const edit = (text: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> => {
    const page = replaceBytes(text, buildOrigin, publicUrl);
    // Few pages have any, and decoding all of them would slow down the start.
    return page.includes("data-period=")
      ? Buffer.from(fillPeriods(page.toString(), retention))
      : page;
  };
  const files = loadStaticFiles(client.inMemory, edit);
  const streamed = noteDiskFiles(client.streamed);
  const docs = loadStaticFiles(listBuiltFiles(join(folder, "api")).inMemory, edit);
  const renderer = await loadRenderer(join(folder, "ssr", "server.js"));
  const json = docs.get("/openapi.json");
  const page = docs.get("/docs.html");
  if (!json || !page) throw new Error("The build lacks the API's description. Run: npm run build");
  return {
    site: { files, streamed, renderer, frameHosts: company.frameHosts },
    apiDocs: { json, page },
  };
}

/** The build is beside the bundled server, or in dist if the server runs from source. */
function findBuild(): string {
  const candidates = ["..", "../dist"].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const found = candidates.find((folder) => existsSync(join(folder, "client")));
  if (!found) throw new Error("The web pages are not built. Run: npm run build");
  return found;
}

async function loadRenderer(path: string): Promise<PageRenderer> {
  const built: unknown = await import(pathToFileURL(path).href);
  if (!isRendererModule(built)) throw new Error(`${path} renders no pages. Run: npm run build`);
  return built.default;
}

function isRendererModule(built: unknown): built is { default: PageRenderer } {
  return typeof built === "object" && built !== null && "default" in built;
}
