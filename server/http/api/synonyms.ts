import { listHistory } from "#server/services/history/list-history.ts";
import { createSynonyms } from "#server/services/search/synonyms/create-synonyms.ts";
import { listSynonyms } from "#server/services/search/synonyms/list-synonyms.ts";
import { readSynonyms } from "#server/services/search/synonyms/read-synonyms.ts";
import { removeSynonyms } from "#server/services/search/synonyms/remove-synonyms.ts";
import { restoreSynonyms } from "#server/services/search/synonyms/restore-synonyms.ts";
import { updateSynonyms } from "#server/services/search/synonyms/update-synonyms.ts";
import { admins, api } from "./builder.ts";

const { synonyms } = api;

export const synonymsApi = {
  current: synonyms.current.handler(({ context }) => readSynonyms(context.appContext.db)),
  list: synonyms.list
    .use(admins)
    .handler(async ({ context }) => ({ items: await listSynonyms(context.ctx) })),
  create: synonyms.create
    .use(admins)
    .handler(({ context, input }) => createSynonyms(context.ctx, input)),
  update: synonyms.update
    .use(admins)
    .handler(({ context, input }) => updateSynonyms(context.ctx, input)),
  remove: synonyms.remove
    .use(admins)
    .handler(({ context, input }) => removeSynonyms(context.ctx, input.id)),
  restore: synonyms.restore
    .use(admins)
    .handler(({ context, input }) => restoreSynonyms(context.ctx, input.id)),
  history: synonyms.history
    .use(admins)
    .handler(({ context, input }) => listHistory(context.ctx, "synonyms", input)),
};
