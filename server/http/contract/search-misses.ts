import { oc } from "@orpc/contract";
import { z } from "zod";
import { matchCountSchema, nextCursorSchema } from "#domain/paging-schema.ts";
import {
  searchMissQuerySchema,
  searchMissReportSchema,
  searchMissSchema,
} from "#domain/search-words-schema.ts";
import { idSchema } from "#domain/value-schema.ts";
import { withErrors } from "./errors.ts";
import { historyInput, historySchema } from "./schemas.ts";

const tags = ["search"];
const adminErrors = withErrors("unauthorized", "forbidden");
const byId = z.strictObject({ id: idSchema });
const changeErrors = { ...adminErrors, ...withErrors("not_found", "invalid_input") };

export const searchMissesContract = {
  report: oc
    .route({
      method: "POST",
      path: "/search/misses",
      tags,
      summary: "Count a search that found no product",
      description:
        "The server searches itself and counts only a text that finds nothing. It stores no person, and no text with an e-mail address or a phone number.",
      successStatus: 204,
    })
    .input(searchMissReportSchema)
    .errors(withErrors("invalid_input", "rate_limited")),
  list: oc
    .route({
      method: "GET",
      path: "/admin/search/misses",
      tags,
      summary: "Searches that found no product (admin)",
    })
    .input(searchMissQuerySchema)
    .output(
      z.object({
        items: z.array(searchMissSchema).describe("Searches of this page"),
        count: matchCountSchema,
        next_cursor: nextCursorSchema,
      }),
    )
    .errors({ ...adminErrors, ...withErrors("invalid_input") }),
  dismiss: oc
    .route({
      method: "DELETE",
      path: "/admin/search/misses/{id}",
      tags,
      summary: "Take a search off the list (admin)",
      successStatus: 204,
    })
    .input(byId)
    .errors(changeErrors),
  restore: oc
    .route({
      method: "POST",
      path: "/admin/search/misses/{id}/restore",
      tags,
      summary: "Put a dismissed search back on the list (admin)",
      successStatus: 204,
    })
    .input(byId)
    .errors(changeErrors),
  history: oc
    .route({
      method: "GET",
      path: "/admin/search/misses/{id}/history",
      tags,
      summary: "Who dismissed a search or put it back, newest first (admin)",
    })
    .input(historyInput)
    .output(historySchema)
    .errors(changeErrors),
  export: oc
    .route({
      method: "GET",
      path: "/admin/exports/searches",
      tags,
      summary: "Searches that found no product as a CSV file (admin)",
    })
    .output(z.file().mime("text/csv"))
    .errors(adminErrors),
};
