import { oc } from "@orpc/contract";
import { z } from "zod";
import {
  changedSynonymsSchema,
  newSynonymsSchema,
  synonymGroupSchema,
  synonymsSchema,
} from "#domain/search-words-schema.ts";
import { withErrors } from "./errors.ts";
import { historyInput, historySchema, idInput } from "./schemas.ts";

const tags = ["search"];
const adminErrors = withErrors("unauthorized", "forbidden");
const changeErrors = { ...adminErrors, ...withErrors("not_found", "invalid_input") };

export const synonymsContract = {
  current: oc
    .route({
      method: "GET",
      path: "/search/synonyms",
      tags,
      summary: "Synonyms that the shop added to the search's own",
      description:
        "What the search in the browser reads besides the built-in words. It changes rarely: compare `version`.",
    })
    .output(
      z
        .object({
          version: z.string().describe("Changes with the groups"),
          groups: z.array(synonymGroupSchema).describe("Groups, oldest first"),
        })
        .meta({ id: "CurrentSynonyms", description: "Synonyms that the search uses now" }),
    ),
  list: oc
    .route({
      method: "GET",
      path: "/admin/search/synonyms",
      tags,
      summary: "Groups of synonyms with those deleted in the last 30 days (admin)",
      description: "Deleted groups have `deleted_at` and can be brought back.",
    })
    .output(
      z
        .object({ items: z.array(synonymsSchema).describe("All groups, newest first") })
        .meta({ id: "SynonymsList", description: "Groups of synonyms, newest first" }),
    )
    .errors(adminErrors),
  create: oc
    .route({
      method: "POST",
      path: "/admin/search/synonyms",
      tags,
      summary: "Add a group of synonyms (admin)",
      description:
        "The search uses the words from then on. Send an `id` of your own to be able to repeat the request safely.",
      successStatus: 201,
    })
    .input(newSynonymsSchema)
    .output(synonymsSchema)
    .errors({ ...adminErrors, ...withErrors("invalid_input", "too_many_synonyms") }),
  update: oc
    .route({
      method: "PUT",
      path: "/admin/search/synonyms/{id}",
      tags,
      summary: "Change a group of synonyms (admin)",
      description: "The group is replaced as a whole.",
    })
    .input(changedSynonymsSchema)
    .output(synonymsSchema)
    .errors(changeErrors),
  remove: oc
    .route({
      method: "DELETE",
      path: "/admin/search/synonyms/{id}",
      tags,
      summary: "Delete a group of synonyms (admin)",
      description:
        "The search no longer uses the words. The group can be brought back within 30 days.",
      successStatus: 204,
    })
    .input(idInput)
    .errors(changeErrors),
  restore: oc
    .route({
      method: "POST",
      path: "/admin/search/synonyms/{id}/restore",
      tags,
      summary: "Undo a deletion within 30 days (admin)",
      description: "The search uses the words again. After 30 days the answer is `undo_expired`.",
    })
    .input(idInput)
    .output(synonymsSchema)
    .errors({ ...changeErrors, ...withErrors("undo_expired", "too_many_synonyms") }),
  history: oc
    .route({
      method: "GET",
      path: "/admin/search/synonyms/{id}/history",
      tags,
      summary: "Who changed a group and when, newest first (admin)",
      description:
        "Each entry names the person, the time and the fields with the value before and after.",
    })
    .input(historyInput)
    .output(historySchema)
    .errors(changeErrors),
};
