/** The day in UTC, such as 2026-11-22. */
export function toDay(moment: Date): string {
  return moment.toISOString().slice(0, "2026-11-22".length);
}
