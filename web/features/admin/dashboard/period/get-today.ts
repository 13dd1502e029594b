import { toTiranaDay } from "#domain/tirana-day.ts";

/** The day in Tirana, YYYY-MM-DD. */
export function getToday(): string {
  return toTiranaDay(new Date());
}
