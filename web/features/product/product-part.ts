import type { Drawing } from "#catalogue/drawing/drawing.ts";

/** What the catalogue knows of a product: its drawing, its page and its data sheet. */
export type ProductPart = {
  /** As printed, if its name has a code. */
  readonly code?: string;
  /** The text that the shop's other products of its size or number are found by. */
  readonly query?: string;
  readonly drawing?: {
    readonly drawing: Drawing;
    /** The drawn section of a belt, whose length isn't drawn. */
    readonly shape?: string;
    /** Path of the same drawing as a file. */
    readonly image: string;
  };
  readonly page?: { readonly code: string; readonly path: string };
  /** Path of a PDF. */
  readonly sheet?: string;
};
