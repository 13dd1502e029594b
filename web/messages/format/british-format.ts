const longDate = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  // Fixed, so that SSR and hydration render the same date.
  timeZone: "Europe/Tirane",
});

/** Day in Tirana such as '7 December 2026'. A date without a time is midnight in UTC, the same day there. */
export function formatBritishDate(date: Date): string {
  return longDate.format(date);
}
