import type { Taper } from "./asked-taper.ts";
import type { SearchHit } from "./search-answer.ts";
import type { EntryDimensions } from "./search-entry.ts";

/** A result of the catalogue's search and its link. */
export type SearchRecord = {
  /** A part of another range and a page of a family or brand have a drawing of their own. */
  readonly kind: "bearing" | "unit" | "series" | "part" | "page";
  readonly code: string;
  /** Slug of its family, as used by the filters. */
  readonly family: string;
  readonly familyTitle: string;
  /** Category of its family: Ball Bearings. */
  readonly category: string;
  /** Name of its series: 6200 Series. */
  readonly series: string;
  readonly description: string;
  /** Bore, outside diameter and width in mm; absent if no size is listed. */
  readonly dimensions?: string;
  /** The same as figures; of a unit only its shaft. */
  readonly dimensionsMm?: EntryDimensions;
  /** Other figures on its card, or the range of a series. */
  readonly specs: string;
  /** Taper in the search text; the bore of a listed bearing is cylindrical. */
  readonly askedTaper?: Taper;
  /** How it fits the search text, if the text isn't in its code, family or description. */
  readonly hit?: Pick<SearchHit, "match" | "reason" | "isOtherMaker">;
  readonly image?: string;
  /** Path of its page, with the fragment. */
  readonly href: string;
};
