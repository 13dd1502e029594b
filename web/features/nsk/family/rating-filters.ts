import { maxFigureLength } from "#domain/shop-list.ts";
import { readSearchText } from "#web/platform/read-search-text.ts";

/** Figures that only the table of a family has; the sizes are filtered everywhere. */
export const ratingFigures = ["dynamic", "static", "grease", "oil", "mass"] as const;

export type RatingFigure = (typeof ratingFigures)[number];

/** Filters as typed, such as `10-20`. */
export type RatingFilters = { readonly [Figure in RatingFigure]?: string };

/** The filters in the address, untrusted; the table ignores those that it can't read. */
export function parseRatings(raw: Readonly<Record<string, unknown>>): RatingFilters {
  return Object.fromEntries(
    ratingFigures.flatMap((figure) => {
      const text = readSearchText(raw[figure], maxFigureLength);
      return text === undefined ? [] : [[figure, text] as const];
    }),
  );
}
