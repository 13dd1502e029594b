import { getStatus } from "#server/services/status/get-status.ts";
import { admins, api } from "./builder.ts";

export const statusApi = {
  status: api.staff.status
    .use(admins)
    .handler(({ context }) => getStatus(context.ctx, context.appContext)),
};
