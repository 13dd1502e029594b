/** What a statement does, without its values. */
export type StatementDescription = {
  readonly operation: string;
  readonly table: string | undefined;
};

/** Describes the first argument of pg's `query`. A prepared statement is described by its name. */
export function describeStatement(query: unknown): StatementDescription {
  if (typeof query === "string") return describeText(query);
  if (typeof query !== "object" || query === null) return { operation: "QUERY", table: undefined };
  if ("name" in query && typeof query.name === "string" && query.name !== "") {
    return { operation: query.name, table: undefined };
  }
  return describeText("text" in query && typeof query.text === "string" ? query.text : "");
}

function describeText(text: string): StatementDescription {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? "QUERY";
  const withoutValues = text.replaceAll(/'[^']*'/g, "");
  const table = /\b(?:from|into|update)\s+(?:only\s+)?((?:"?\w+"?\.)?"?\w+"?)/i.exec(
    withoutValues,
  )?.[1];
  return { operation, table: table?.replaceAll('"', "") };
}
