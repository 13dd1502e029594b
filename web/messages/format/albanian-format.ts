/**
 * Formats dates like the sq-AL locale. Written by hand because Chrome ships without Albanian and
 * would silently fall back to American formats, unlike the server.
 */
const parts = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "numeric",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  // Fixed, so that every reader sees the date in the shop's time zone.
  timeZone: "Europe/Tirane",
});

/** Day and time such as '5.1.2026, 14:04'. */
export function formatAlbanianDate(date: Date): string {
  const { day, month, year, hour, minute } = Object.fromEntries(
    parts.formatToParts(date).map(({ type, value }) => [type, value]),
  );
  return `${Number(day)}.${Number(month)}.${year}, ${hour}:${minute}`;
}
