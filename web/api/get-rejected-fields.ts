import { isRecord } from "#domain/json.ts";
import { readApiError } from "./api-error.ts";

/** Names of the fields that the server rejected; empty when the error has another cause. */
export function getRejectedFields(error: unknown): readonly string[] {
  const data = readApiError(error)?.data;
  if (!isRecord(data) || !Array.isArray(data["fields"])) return [];
  return (data["fields"] as readonly unknown[]).flatMap((field) =>
    isRecord(field) && typeof field["path"] === "string" ? [field["path"]] : [],
  );
}
