import type { Drawing } from "#catalogue/drawing/drawing.ts";
import type { PartImageName } from "#catalogue/media/part-image.ts";
import { partPageText } from "#web/messages/part-page.ts";
import type { OfferedPart } from "#web/search/find-offers.ts";
import type { OfferedRow } from "#web/search/offered-row.ts";
import type { PageCrumb } from "#web/seo/breadcrumb-json-ld.ts";
import type { PartFigure } from "#web/seo/product-json-ld.ts";
import type { PartLink, PartLinkGroup } from "#web/ui/part-links.tsx";

/** A figure or word with its label. */
export type PartFact = { readonly label: string; readonly value: string };

/** Content of the page of a unit, an insert, a belt or a seal. */
export type PartPageData = {
  readonly path: string;
  readonly code: string;
  /** Absent for parts of any maker. */
  readonly maker?: string;
  /** What it is, without the code: `Pillow Block Unit`. */
  readonly name: string;
  readonly category: string;
  readonly description: string;
  /** The description for search engines. */
  readonly summary: string;
  /** From the products to the page itself. */
  readonly crumbs: readonly PageCrumb[];
  /** The main figures. */
  readonly tiles: readonly PartFact[];
  readonly drawings: readonly { readonly drawing: Drawing; readonly caption?: string }[];
  /** Path of a drawing as an image file, for search engines. */
  readonly image: string;
  /** An image of its kind, not of its size. */
  readonly kindImage: PartImageName | undefined;
  /** Path of the Open Graph image. */
  readonly preview: string;
  readonly sheet?: { readonly label: string; readonly path: string };
  readonly offered: OfferedPart;
  /** Its executions; absent if it has one. */
  readonly variants?: readonly (PartFact & OfferedRow)[] | undefined;
  readonly groups: readonly FactGroup[];
  readonly lists: readonly { readonly title: string; readonly items: readonly string[] }[];
  /** Other spellings of its code. */
  readonly spellings: readonly PartFact[];
  readonly relations: readonly PartLinkGroup[];
  /** A page with all sizes. */
  readonly overview: { readonly label: string; readonly path: string };
  /** Sources of figures and their limits. */
  readonly notes: readonly string[];
  /** For search engines. */
  readonly figures: readonly PartFigure[];
};

export type FactGroup = { readonly title: string; readonly facts: readonly PartFact[] };

/** Drops the facts without a value. */
export function listFacts(
  rows: readonly (readonly [label: string, value: string | undefined])[],
): readonly PartFact[] {
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}

/** Applies a format to a figure that a part may lack. */
export function formatIfKnown<Value>(
  value: Value | undefined,
  format: (value: Value) => string,
): string | undefined {
  return value === undefined ? undefined : format(value);
}

/** Links the sizes before and after the one at a position, smallest first. */
export function linkNeighbours<Row>(
  sizes: readonly Row[],
  at: number,
  toLink: (size: Row, kind: string) => PartLink,
): PartLinkGroup {
  const { neighbours, smaller, larger } = partPageText.en;
  const [previous, next] = [sizes[at - 1], sizes[at + 1]];
  return {
    title: neighbours,
    parts: [
      ...(previous ? [toLink(previous, smaller)] : []),
      ...(next ? [toLink(next, larger)] : []),
    ],
  };
}
