/** Formats a recent time in the device's time zone, such as '22 November, 14:05'. */
export function formatMoment(at: number): string {
  // Created when used: the bar is in the shop's first chunks, and is seldom shown.
  const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
  const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
  return `${day.format(at)}, ${time.format(at)}`;
}
