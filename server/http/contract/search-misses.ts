import { oc } from "@orpc/contract";
import { z } from "zod";
import {
  searchMissQuerySchema,
  searchMissReportSchema,
  searchMissSchema,
} from "#domain/search-words-schema.ts";
import { withErrors } from "./errors.ts";
import { historyInput, historySchema, idInput, listSchema } from "./schemas.ts";

const tags = ["search"];
const adminErrors = withErrors("unauthorized", "forbidden");
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
      description:
        "What people looked for in vain, counted, so that the shop can add the product or a synonym.",
    })
    .input(searchMissQuerySchema)
    .output(
      listSchema(searchMissSchema, "Searches of this page", {
        id: "SearchMissList",
        description: "A page of searches that found nothing",
      }),
    )
    .errors({ ...adminErrors, ...withErrors("invalid_input") }),
  dismiss: oc
    .route({
      method: "DELETE",
      path: "/admin/search/misses/{id}",
      tags,
      summary: "Take a search off the list (admin)",
      description: "It stays off the list until /restore puts it back.",
      successStatus: 204,
    })
    .input(idInput)
    .errors(changeErrors),
  restore: oc
    .route({
      method: "POST",
      path: "/admin/search/misses/{id}/restore",
      tags,
      summary: "Put a dismissed search back on the list (admin)",
      description: "The search is listed again with the count that it has.",
      successStatus: 204,
    })
    .input(idInput)
    .errors(changeErrors),
  history: oc
    .route({
      method: "GET",
      path: "/admin/search/misses/{id}/history",
      tags,
      summary: "Who dismissed a search or put it back, newest first (admin)",
      description: "Each entry names the person and the time.",
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
      description: "UTF-8 with a header line, those searched most often first.",
    })
    .output(z.file().mime("text/csv"))
    .errors(adminErrors),
};
