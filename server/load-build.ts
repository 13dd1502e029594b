import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildOrigin } from "#domain/build-origin.ts";
import { company } from "#domain/company.ts";
import type { ApiDocs } from "./http/app.ts";
import type { PageRenderer, Site } from "./http/pages.ts";
import { loadStaticFiles } from "./http/static-files.ts";

/** What the build made, in memory. */
export type Build = { readonly site: Site; readonly apiDocs: ApiDocs };

/**
 * Loads what the build made: pages, assets, the page renderer and the API's description.
 *
 * @param publicUrl The site's real address, which the prerendered pages don't know yet.
 */
export async function loadBuild(publicUrl: string): Promise<Build> {
  const folder = findBuild();
  const [files, docs, renderer] = await Promise.all([
    loadStaticFiles(join(folder, "client"), (html) => html.replaceAll(buildOrigin, publicUrl)),
    loadStaticFiles(join(folder, "api")),
    loadRenderer(join(folder, "ssr", "server.js")),
  ]);
  const json = docs.get("/openapi.json");
  const page = docs.get("/docs.html");
  if (!json || !page) throw new Error("The build lacks the API's description. Run: npm run build");
  return { site: { files, renderer, frameHosts: company.frameHosts }, apiDocs: { json, page } };
}

/** The build lies beside the bundled server, or in dist when the server runs from source. */
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
