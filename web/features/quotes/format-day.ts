const format = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Europe/Tirane",
});

/** A day such as '7 December 2026', of an ISO date or moment in Tirana. */
export function formatDay(iso: string): string {
  // A date alone is midnight in UTC, which is the same day in Tirana.
  return format.format(new Date(iso));
}
