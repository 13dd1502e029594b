import { oc } from "@orpc/contract";
import { serverStatusSchema } from "#domain/server-status-schema.ts";
import { withErrors } from "./errors.ts";

export const statusContract = {
  status: oc
    .route({
      method: "GET",
      path: "/admin/status",
      tags: ["admin"],
      summary: "How the server and what it needs are (admin)",
      description:
        "Read when asked. Contains no personal data. Without the database it answers `database_unavailable` (503).",
    })
    .output(serverStatusSchema)
    .errors(withErrors("unauthorized", "forbidden")),
};
