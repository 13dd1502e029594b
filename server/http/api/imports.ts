import { applyImport } from "#server/services/imports/apply-import.ts";
import { createImport } from "#server/services/imports/create-import.ts";
import { getImport } from "#server/services/imports/get-import.ts";
import { listImportRows } from "#server/services/imports/list-import-rows.ts";
import { listImports } from "#server/services/imports/list-imports.ts";
import { undoImport } from "#server/services/imports/undo-import.ts";
import { admins, api } from "./builder.ts";

const { imports } = api;

export const importsApi = {
  create: imports.create
    .use(admins)
    .handler(({ context, input }) => createImport(context.ctx, input.file)),
  list: imports.list
    .use(admins)
    .handler(async ({ context }) => ({ items: await listImports(context.ctx) })),
  get: imports.get.use(admins).handler(({ context, input }) => getImport(context.ctx, input.id)),
  rows: imports.rows
    .use(admins)
    .handler(({ context, input }) => listImportRows(context.ctx, input)),
  apply: imports.apply
    .use(admins)
    .handler(({ context, input }) => applyImport(context.ctx, input.id)),
  undo: imports.undo.use(admins).handler(({ context, input }) => undoImport(context.ctx, input.id)),
};
