import { storeUpload } from "#server/services/uploads/store-upload.ts";
import { admins, api } from "./builder.ts";

const { uploads } = api;

export const uploadsApi = {
  create: uploads.create
    .use(admins)
    .handler(({ context, input }) => storeUpload(context.ctx, input)),
};
