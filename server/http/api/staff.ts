import { countOrderMailRecipients } from "#server/services/admin/count-order-mail-recipients.ts";
import { setStockCount } from "#server/services/products/set-stock-count.ts";
import { admins, api } from "./builder.ts";

const { staff } = api;

export const staffApi = {
  orderMail: staff.orderMail
    .use(admins)
    .handler(({ context }) => ({ recipients: countOrderMailRecipients(context.ctx) })),
  setStockCount: staff.setStockCount
    .use(admins)
    .handler(({ context, input }) => setStockCount(context.ctx, input)),
};
