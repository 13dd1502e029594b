/** A period in the URL; defaults are left out. Days in Tirana, such as 2026-11-21. */
export type PeriodSearch = {
  readonly day?: string;
  /** The last day of a period that begins with `day`. */
  readonly until?: string;
};

/** Parses a period's search params; invalid days are left out. */
export function parsePeriodSearch(raw: Readonly<Record<string, unknown>>): PeriodSearch {
  const day = readDay(raw["day"]);
  const until = readDay(raw["until"]);
  return { ...(day !== undefined && { day }), ...(until !== undefined && { until }) };
}

/** Returns the day if it is a valid calendar date. */
function readDay(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const date = new Date(`${value}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  return isReal ? value : undefined;
}
