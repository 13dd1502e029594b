import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer, isRunnableDevEnvironment } from "vite";
import { company } from "#domain/company.ts";
import { loadConfig } from "#server/config.ts";
import { createLog } from "#server/create-log.ts";
import { createApp } from "#server/http/app.ts";
import type { PageRenderer } from "#server/http/render-page.ts";
import { runJobs } from "#server/jobs/run-jobs.ts";
import { runProductIndexer } from "#server/jobs/run-product-indexer.ts";
import { openAccounts } from "#server/open-accounts.ts";
import { openAppContext } from "#server/open-app-context.ts";
import { writeMedia } from "./write-media.ts";

// Runs the whole product from source on one port, with hot reload.

const config = loadConfig();
const appContext = await openAppContext(
  config,
  createLog(config.logLevel),
  new AbortController().signal,
);
const { accounts, setupCode } = await openAccounts(appContext);
const jobs = await runJobs(appContext);
const indexer = runProductIndexer(appContext);
const vite = await createViteServer({ server: { middlewareMode: true }, appType: "custom" });

const renderer: PageRenderer = {
  async fetch(request, options) {
    const { ssr } = vite.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite can't render pages here");
    const entry: { default: PageRenderer } = await ssr.runner.import("/web/server.ts");
    return entry.default.fetch(request, options);
  },
};

const site = { files: new Map(), streamed: new Map(), renderer, frameHosts: company.frameHosts };
const app = createApp({ appContext, accounts, site });
const listener = getRequestListener(async (request, env) => {
  const response = await app.fetch(request, env);
  // The development client runs its own inline scripts.
  response.headers.delete("content-security-policy");
  return response;
});

createServer((request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
}).listen(config.port, config.host, () => {
  console.log(`Ready at ${config.publicUrl} (development, data: ${config.dataDir})`);
  if (setupCode) console.log(`Setup code for the first admin: ${setupCode}`);
});

// Takes seconds, and no page needs to wait; Vite serves new files as they appear.
await writeMedia();

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void vite
      .close()
      .then(() => Promise.all([jobs.close(), indexer.close()]))
      .then(() => appContext.close())
      .then(() => process.exit(0));
  });
}
