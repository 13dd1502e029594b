import { isUuid } from "#domain/uuid.ts";
import { countOrderMailRecipients } from "#server/services/admin/count-order-mail-recipients.ts";
import { printLabels } from "#server/services/labels/print-labels.ts";
import { listNames } from "#server/services/names/list-names.ts";
import { mergeNames } from "#server/services/names/merge-names.ts";
import { previewBulkEdit } from "#server/services/products/bulk/preview-bulk-edit.ts";
import { writeBulkEdit } from "#server/services/products/bulk/write-bulk-edit.ts";
import { setStockCount } from "#server/services/products/set-stock-count.ts";
import { exportPurchaseList } from "#server/services/purchases/export-purchase-list.ts";
import { printPurchaseList } from "#server/services/purchases/print-purchase-list.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { getStatus } from "#server/services/status/get-status.ts";
import { admins, api } from "./builder.ts";

const { staff } = api;

export const staffApi = {
  orderMail: staff.orderMail
    .use(admins)
    .handler(({ context }) => ({ recipients: countOrderMailRecipients(context.ctx) })),
  setStockCount: staff.setStockCount
    .use(admins)
    .handler(({ context, input }) => setStockCount(context.ctx, input)),
  purchaseList: staff.purchaseList
    .use(admins)
    .handler(({ context }) => exportPurchaseList(context.ctx)),
  purchaseListPdf: staff.purchaseListPdf
    .use(admins)
    .handler(({ context }) => printPurchaseList(context.ctx)),
  labels: staff.labels
    .use(admins)
    .handler(({ context, input: { ids, layout } }) =>
      printLabels(context.ctx, { ids: readIds(ids), layout }),
    ),
  names: staff.names
    .use(admins)
    .handler(async ({ context, input }) => ({ items: await listNames(context.ctx, input.kind) })),
  previewBulkEdit: staff.previewBulkEdit.use(admins).handler(async ({ context, input }) => ({
    items: await previewBulkEdit(context.ctx, input.ids, input.edit),
  })),
  writeBulkEdit: staff.writeBulkEdit.use(admins).handler(async ({ context, input }) => ({
    changed: await writeBulkEdit(context.ctx, input.items, input.is_undo),
  })),
  mergeNames: staff.mergeNames
    .use(admins)
    .handler(async ({ context, input }) => ({ changed: await mergeNames(context.ctx, input) })),
  status: staff.status
    .use(admins)
    .handler(({ context }) => getStatus(context.ctx, context.appContext)),
};

function readIds(typed: string): string[] {
  const ids = [...new Set(typed.split(","))];
  if (!ids.every(isUuid)) throw new ServiceError("invalid_input", { fields: ["ids"] });
  return ids;
}
