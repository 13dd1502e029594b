const tiranaDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Tirane" });

/** Returns the calendar day in Tirana, YYYY-MM-DD. */
export function toTiranaDay(moment: Date): string {
  return tiranaDay.format(moment);
}

/** '2026-01-05' as '05.01.2026'. */
export function formatPaddedDay(day: string): string {
  return day.split("-").toReversed().join(".");
}

/** '2026-01-05' as '5.1.2026'. */
export function formatShortDay(day: string): string {
  return day.split("-").map(Number).toReversed().join(".");
}
