import { visitor } from "#domain/roles.ts";
import { contextFor } from "#server/http/request-scope.ts";
import { listHistory } from "#server/services/history/list-history.ts";
import { exportMisses } from "#server/services/search/misses/export-misses.ts";
import { findsNoProduct } from "#server/services/search/misses/finds-no-product.ts";
import { listMisses } from "#server/services/search/misses/list-misses.ts";
import { reportMiss } from "#server/services/search/misses/report-miss.ts";
import { setDismissed } from "#server/services/search/misses/set-dismissed.ts";
import { admins, api } from "./builder.ts";

const { searchMisses } = api;

export const searchMissesApi = {
  // Nothing is stored of the caller, so the session isn't read.
  report: searchMisses.report.handler(({ context, input }) =>
    reportMiss(contextFor(context, visitor), input.q, findsNoProduct),
  ),
  list: searchMisses.list
    .use(admins)
    .handler(({ context, input }) => listMisses(context.ctx, input)),
  dismiss: searchMisses.dismiss
    .use(admins)
    .handler(({ context, input }) => setDismissed(context.ctx, input.id, true)),
  restore: searchMisses.restore
    .use(admins)
    .handler(({ context, input }) => setDismissed(context.ctx, input.id, false)),
  history: searchMisses.history
    .use(admins)
    .handler(({ context, input }) => listHistory(context.ctx, "search-miss", input)),
  export: searchMisses.export.use(admins).handler(({ context }) => exportMisses(context.ctx)),
};
