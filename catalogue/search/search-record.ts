import type { Taper } from "./asked-taper.ts";

/** One thing that the catalogue's search can find, and where it leads. */
export type SearchRecord = {
  readonly kind: "bearing" | "unit" | "series";
  readonly code: string;
  /** Slug of its family, which the filters know. */
  readonly family: string;
  readonly familyTitle: string;
  /** What its family is filed under: Ball Bearings. */
  readonly category: string;
  /** Name of its series: 6200 Series. */
  readonly series: string;
  readonly description: string;
  /** Bore, outside diameter and width in mm; absent where no size is listed. */
  readonly dimensions?: string;
  /** What else its card says in figures, or what a series covers. */
  readonly specs: string;
  /** Taper that a search asked for; the bore of a listed bearing is cylindrical. */
  readonly askedTaper?: Taper;
  /** Path of its page, with the place on it. */
  readonly href: string;
};
