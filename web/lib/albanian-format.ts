/**
 * Dates as the sq-AL locale writes them. Written out, because Chrome ships without
 * Albanian and would silently use American forms, other ones than the server's.
 */
const parts = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "numeric",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  // Stated, so that every reader sees the shop's own day.
  timeZone: "Europe/Tirane",
});

/** Day and time such as '5.1.2026, 14:04'. */
export function formatAlbanianDate(date: Date): string {
  const { day, month, year, hour, minute } = Object.fromEntries(
    parts.formatToParts(date).map(({ type, value }) => [type, value]),
  );
  return `${Number(day)}.${Number(month)}.${year}, ${hour}:${minute}`;
}
