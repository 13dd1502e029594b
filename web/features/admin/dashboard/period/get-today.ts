const format = new Intl.DateTimeFormat("en-CA", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  timeZone: "Europe/Tirane",
});

/** The day in Tirana, YYYY-MM-DD. */
export function getToday(): string {
  return format.format(new Date());
}
