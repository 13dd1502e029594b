import { loadConfig } from "#server/config.ts";
import { createLog } from "#server/create-log.ts";
import { createApp } from "#server/http/app.ts";
import { connectionLimits } from "#server/http/connection-limits.ts";
import { baseHeaders } from "#server/http/security-headers.ts";
import { runProductIndexer } from "#server/jobs/run-product-indexer.ts";
import { listen } from "#server/listen.ts";
import { openAccounts } from "#server/open-accounts.ts";
import { openAppContext } from "#server/open-app-context.ts";

// The API without pages, which needs no build. Started by bench-search.ts; ends when that disconnects.
const stopping = new AbortController();
const config = loadConfig();
const appContext = await openAppContext(config, createLog("warn"), stopping.signal);
const { accounts } = await openAccounts(appContext);
const server = await listen({
  fetch: createApp({ appContext, accounts }).fetch,
  port: 0,
  host: "127.0.0.1",
  headers: baseHeaders(config),
  limits: connectionLimits(config),
});
const indexer = runProductIndexer(appContext);
process.send?.({ port: server.port });
process.on("disconnect", () => {
  stopping.abort();
  void Promise.all([server.close(), indexer.close()])
    .then(() => appContext.close())
    .finally(() => process.exit());
});
