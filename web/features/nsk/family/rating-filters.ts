import { maxFigureLength } from "#domain/shop-list.ts";

/** Figures that only the table of a family has; the sizes are filtered everywhere. */
export const ratingFigures = ["dynamic", "static", "grease", "oil", "mass"] as const;

export type RatingFigure = (typeof ratingFigures)[number];

/** Filters as typed, such as `10-20`. */
export type RatingFilters = { readonly [Figure in RatingFigure]?: string };

/** The filters in the address, untrusted; the table ignores those that it can't read. */
export function parseRatings(raw: Readonly<Record<string, unknown>>): RatingFilters {
  return Object.fromEntries(
    ratingFigures.flatMap((figure) => {
      const value = raw[figure];
      // The router parses `dynamic=14` as a number.
      const text = typeof value === "number" ? String(value) : value;
      if (typeof text !== "string" || text.trim() === "") return [];
      return [[figure, text.slice(0, maxFigureLength)] as const];
    }),
  );
}
