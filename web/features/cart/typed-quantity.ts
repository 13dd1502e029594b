import { maxLineQuantity } from "#domain/cart.ts";

/** Whole numbers only; 0 takes the line out, anything else that was typed is forgotten. */
export function parseQuantity(typed: string | undefined): number | undefined {
  return typed !== undefined && /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : undefined;
}

/** A step ends at what a line takes: no key takes a line out by accident. */
export function stepQuantity(from: number, by: number): number {
  return Math.min(maxLineQuantity, Math.max(1, from + by));
}
