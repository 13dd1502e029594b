import { listHistory } from "#server/services/history/list-history.ts";
import { cancelOrderByLink, cancelOwnOrder } from "#server/services/orders/cancel-order.ts";
import { createOrder } from "#server/services/orders/create-order.ts";
import { followOrder } from "#server/services/orders/follow-order.ts";
import { getOrder } from "#server/services/orders/get-order.ts";
import { listOrders } from "#server/services/orders/list-orders.ts";
import { removeOrder } from "#server/services/orders/remove-order.ts";
import { restoreOrder } from "#server/services/orders/restore-order.ts";
import { setOrderStatus } from "#server/services/orders/set-order-status.ts";
import { printProforma, printProformaByLink } from "#server/services/proforma/print-proforma.ts";
import { admins, anybody, api, signedIn } from "./builder.ts";

const { orders } = api;

export const ordersApi = {
  create: orders.create
    .use(anybody)
    .handler(({ context, input }) => createOrder(context.ctx, input)),
  list: orders.list.use(signedIn).handler(({ context, input }) => listOrders(context.ctx, input)),
  follow: orders.follow
    .use(anybody)
    .handler(({ context, input }) => followOrder(context.ctx, input.token)),
  cancelByLink: orders.cancelByLink
    .use(anybody)
    .handler(({ context, input }) => cancelOrderByLink(context.ctx, input.token)),
  cancel: orders.cancel
    .use(signedIn)
    .handler(({ context, input }) => cancelOwnOrder(context.ctx, input.id)),
  proformaByLink: orders.proformaByLink
    .use(anybody)
    .handler(({ context, input }) => printProformaByLink(context.ctx, input.token)),
  proforma: orders.proforma
    .use(signedIn)
    .handler(({ context, input }) => printProforma(context.ctx, input.id)),
  get: orders.get.use(signedIn).handler(({ context, input }) => getOrder(context.ctx, input.id)),
  setStatus: orders.setStatus
    .use(admins)
    .handler(({ context, input }) => setOrderStatus(context.ctx, input)),
  remove: orders.remove
    .use(admins)
    .handler(({ context, input }) => removeOrder(context.ctx, input.id)),
  restore: orders.restore
    .use(admins)
    .handler(({ context, input }) => restoreOrder(context.ctx, input.id)),
  history: orders.history
    .use(admins)
    .handler(({ context, input }) => listHistory(context.ctx, "order", input)),
};
