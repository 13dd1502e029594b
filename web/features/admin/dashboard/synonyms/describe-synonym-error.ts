import type { SynonymError } from "#catalogue/search/find-synonym-errors.ts";
import { isRecord } from "#domain/json.ts";
import { synonymFields, type SynonymField } from "#domain/search-words.ts";
import { readApiError } from "#web/api/api-error.ts";
import type { dashboardSynonymsText } from "#web/messages/dashboard-synonyms.ts";

type Texts = (typeof dashboardSynonymsText.en)["errors"];

export type SynonymFieldErrors = { readonly [Field in SynonymField]?: string };

/** Describes the errors of a group by field; each field lists its own. */
export function describeSynonymErrors(
  errors: readonly SynonymError[],
  text: Texts,
): SynonymFieldErrors {
  const described = synonymFields.flatMap((field) => {
    const own = errors.filter((error) => error.field === field);
    return own.length === 0
      ? []
      : [[field, own.map((error) => describeSynonymError(error, text)).join(" ")] as const];
  });
  return Object.fromEntries(described);
}

/** The fields that the server rejected, such as a word that another group got in the meantime. */
export function readRejectedSynonyms(error: unknown, text: Texts): SynonymFieldErrors {
  const data = readApiError(error)?.data;
  if (!isRecord(data) || !Array.isArray(data["fields"])) return {};
  const errors = (data["fields"] as readonly unknown[]).flatMap((one): SynonymError[] => {
    if (!isRecord(one)) return [];
    const { path, message, word, group } = one;
    const field = synonymFields.find((known) => known === path);
    const reason = reasons.find((known) => known === message);
    return field === undefined || reason === undefined
      ? []
      : [
          {
            field,
            reason,
            ...(typeof word === "string" && { word }),
            ...(typeof group === "string" && { group }),
          },
        ];
  });
  return describeSynonymErrors(errors, text);
}

const reasons: readonly SynonymError["reason"][] = [
  "missing",
  "too long",
  "too many",
  "no word",
  "part of codes",
  "taken",
  "built in",
];

function describeSynonymError(
  { field, reason, word = "", group = "" }: SynonymError,
  text: Texts,
): string {
  switch (reason) {
    case "missing":
      return text.missing[field];
    case "too many":
    case "built in":
      return text[reason];
    case "taken":
      return word === "" ? text["taken group"](group) : text.taken(word, group);
    case "too long":
    case "no word":
    case "part of codes":
      return text[reason](word);
  }
}
