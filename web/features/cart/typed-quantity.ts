import { maxLineQuantity } from "#domain/cart.ts";

/** Whole numbers only: 0 removes the line, any other input is discarded. */
export function parseQuantity(typed: string | undefined): number | undefined {
  return typed !== undefined && /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : undefined;
}

/** Steps stay within a line's limits: no key removes a line by accident. */
export function stepQuantity(from: number, by: number): number {
  return Math.min(maxLineQuantity, Math.max(1, from + by));
}
