/** Max lines of a pasted list; a cart takes as many. */
export const maxListLines = 200;

/** Characters of a code that are read; the rest of a longer one is cut off. */
export const maxListCodeLength = 120;

/** What a reader of the list should look at. */
export type ListProblem =
  /** No quantity is written; 1 is assumed. */
  | "no-quantity"
  /** A number can be the quantity or a part of the code: `5M 450 15`. */
  | "unsure-quantity"
  /** The quantity isn't a whole number from 1 to the cart's max. */
  | "bad-quantity"
  /** Nothing in the line can be a code. */
  | "no-code"
  /** The line is longer than what is read of it. */
  | "cut";

/** A line of a list, or several with the same code. */
export type ListLine = {
  /** Numbers of its lines in the text, from 1; more than one if a code is repeated. */
  readonly numbers: readonly number[];
  /** The line as written; of a repeated code the first one. */
  readonly text: string;
  /** The code or name in it; empty if there is none. */
  readonly code: string;
  /** Pieces, the sum of all its lines. Out of range only with the problem `bad-quantity`. */
  readonly quantity: number;
  readonly problem?: ListProblem;
};

export type PartList = {
  readonly lines: readonly ListLine[];
  /** Lines beyond the max that weren't read. */
  readonly leftOut: number;
};
