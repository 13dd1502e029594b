import { readNumber } from "./read-number.ts";

/** Steps per key in a number field. */
export const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

export type NumberRange = {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
};

/**
 * Steps a typed number, starting from 0 in an empty field.
 * @param typed Text of the field.
 * @param steps Number of steps, negative for down.
 * @param step Size of one step.
 * @param range Limits of the result.
 * @returns The text to show, or undefined if the typed text isn't a number.
 */
export function stepNumber(
  typed: string,
  steps: number,
  step: number,
  { min = -Infinity, max = Infinity }: NumberRange,
): string | undefined {
  const from = typed.trim() === "" ? 0 : readNumber(typed);
  if (!Number.isFinite(from)) return undefined;
  const decimals = Math.max(getDecimals(from), getDecimals(step));
  const next = Math.min(max, Math.max(min, from + steps * step));
  return next.toFixed(Math.min(decimals, maxDecimals));
}

/** Upper limit of `toFixed`. */
const maxDecimals = 100;

function getDecimals(value: number): number {
  return /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
}
