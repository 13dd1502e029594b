const dayMs = 86_400_000;

/** Max days of the figures per day. */
export const maxFigureDays = 366;

/** @returns How many days a period has, both included; 0 or less if it ends before it begins. */
export function countDays(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / dayMs + 1;
}

/** @returns The day, YYYY-MM-DD, that is so many days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}
