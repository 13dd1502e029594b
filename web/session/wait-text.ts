import { messages } from "#domain/messages.ts";

const secondsPerMinute = 60;

/** Message after too many sign-in attempts, with the wait rounded up. */
export function waitText(seconds: number | undefined): string {
  return messages.signIn.tooManyAttempts.replace("{wait}", describeWait(seconds));
}

function describeWait(seconds: number | undefined): string {
  if (seconds === undefined) return "a moment";
  if (seconds < secondsPerMinute) return getCount(Math.max(1, Math.ceil(seconds)), "second");
  return getCount(Math.ceil(seconds / secondsPerMinute), "minute");
}

function getCount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
