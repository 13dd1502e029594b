import type { RecordedQuery } from "./record-queries.ts";

/**
 * Fills the values into a statement, in which pgbench can't send arrays or objects.
 *
 * @param query Its value `{uuid}` is different in each run.
 * @throws {Error} If pgbench would change a value, or one is missing.
 */
export function toPgbenchScript({ text, values }: RecordedQuery): string {
  const filled = text.replaceAll(/\$(\d+)/g, (_, index: string) => {
    const value = values[Number(index) - 1];
    if (value === undefined) throw new Error(`The statement has no value for $${index}`);
    return toLiteral(value);
  });
  return `${filled.replaceAll(/\s+/g, " ").trim()};\n`;
}

function toLiteral(value: unknown): string {
  if (value === null) return "NULL";
  if (value === "{uuid}") return "gen_random_uuid()";
  const literal = typeof value === "string" ? value : toText(value);
  if (/:\w/.test(literal))
    throw new Error(`pgbench would take a part of this for a variable: ${literal}`);
  return `'${literal.replaceAll("'", "''")}'`;
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return `{${value.join(",")}}`;
  // pgbench takes `:null` for a variable, also in a text.
  return JSON.stringify(value).replaceAll('":', '": ');
}
