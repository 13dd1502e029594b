import { countOrderMailRecipients } from "#server/services/admin/count-order-mail-recipients.ts";
import { admins, api } from "./builder.ts";

const { staff } = api;

export const staffApi = {
  orderMail: staff.orderMail
    .use(admins)
    .handler(({ context }) => ({ recipients: countOrderMailRecipients(context.ctx) })),
};
