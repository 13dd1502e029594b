const tiranaDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Tirane" });

/** Returns the calendar day in Tirana, YYYY-MM-DD. */
export function toTiranaDay(moment: Date): string {
  return tiranaDay.format(moment);
}
