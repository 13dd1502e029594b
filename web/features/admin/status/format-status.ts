import type { ServerStatusText } from "#web/messages/server-status.ts";

/** Separates a figure from its unit. */
const space = "\u00A0";

/** Size such as '1.2 GB', in decimal units as disks are sold. */
export function formatBytes(bytes: number): string {
  const units = ["B", "kB", "MB", "GB", "TB"];
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const size = bytes / 1_000 ** step;
  return `${step === 0 || size >= 100 ? Math.round(size) : size.toFixed(1)}${space}${units[step]}`;
}

/** Duration such as '45 s', '3 h 20 min' or '12 days'. */
export function formatDuration(seconds: number, units: ServerStatusText["units"]): string {
  // Clocks of two machines may differ.
  const whole = Math.max(0, Math.round(seconds));
  const minutes = Math.floor(whole / 60);
  const hours = Math.floor(minutes / 60);
  if (minutes === 0) return `${whole}${space}${units.seconds}`;
  if (hours === 0) return `${minutes}${space}${units.minutes}`;
  if (hours >= 48) return `${Math.floor(hours / 24)}${space}${units.days}`;
  const rest = minutes % 60;
  const text = `${hours}${space}${units.hours}`;
  return rest === 0 ? text : `${text} ${rest}${space}${units.minutes}`;
}

const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", timeZone: "Europe/Tirane" });

/** Time of the day in Tirana, such as '14:03:05'. */
export function formatClock(iso: string): string {
  return clock.format(new Date(iso));
}
