import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { timeSteps } from "#server/start-steps.ts";
import { readSiteStyle } from "./api-docs/read-site-style.ts";
import { renderApiDocs } from "./api-docs/render-api-docs.ts";
import { writeBuildStamp } from "./build-stamp.ts";
import { buildWeb } from "./build-web.ts";
import { bundleProgram } from "./bundle-program.ts";
import { checkCatalogueData } from "./check-catalogue-data.ts";
import { compressFiles } from "./compress-files.ts";
import { writeClientContract } from "./generate-client-contract.ts";
import { describeApi } from "./generate-openapi.ts";
import { printStepTime } from "./print-step-time.ts";
import { packDrawings } from "./service-worker/pack-drawings.ts";
import { writeServiceWorker } from "./service-worker/write-service-worker.ts";
import { writeMedia } from "./write-media.ts";
import { writeSiteFiles } from "./write-site-files.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");

// One line per step; output of the tools (TanStack prints one line per page) only with --verbose.
if (!process.argv.includes("--verbose")) console.log = console.info = () => undefined;

const step = timeSteps(printStepTime);

await step("catalogue data", async () => {
  checkCatalogueData();
  await rm(dist, { recursive: true, force: true });
  await writeClientContract();
});
await step("images and documents", writeMedia);
await step("pages", buildWeb);
await step("service worker", async () => {
  await writeSiteFiles(join(dist, "client"));
  await packDrawings(join(dist, "client"));
  await writeServiceWorker(root, join(dist, "client"));
});
await step("server", async () => {
  await buildApiDocs();
  await buildServer();
});
await step("compression", () => compressFiles(dist));
await writeBuildStamp(root);

async function buildApiDocs(): Promise<void> {
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const document = await describeApi(String(version));
  const style = await readSiteStyle(root, join(dist, "client", "assets"));
  await mkdir(join(dist, "api"), { recursive: true });
  await writeFile(join(dist, "api", "openapi.json"), JSON.stringify(document));
  await writeFile(join(dist, "api", "docs.html"), renderApiDocs(document, style));
}

async function buildServer(): Promise<void> {
  await bundleProgram(root, join("server", "main.ts"), "main");
  await cp(join(root, "server", "db", "migrations"), join(dist, "server", "migrations"), {
    recursive: true,
  });
}
