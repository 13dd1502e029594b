import { maxLineQuantity } from "#domain/cart.ts";

/** What the keys of a number field do, as in any list of figures. */
export const quantityKeySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** Whole numbers only; 0 takes the line out, anything else that was typed is forgotten. */
export function parseQuantity(typed: string | undefined): number | undefined {
  return typed !== undefined && /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : undefined;
}

/** A step ends at what a line takes: no key takes a line out by accident. */
export function stepQuantity(from: number, by: number): number {
  return Math.min(maxLineQuantity, Math.max(1, from + by));
}
