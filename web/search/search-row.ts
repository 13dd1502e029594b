import type { SearchHit } from "#catalogue/search/search-answer.ts";
import type { EntryBelt, EntryDimensions, EntryKind } from "#catalogue/search/search-entry.ts";
import type { ProductItem } from "#web/api/queries.ts";
import type { CodeExplanation } from "./code-explanation.ts";

/** A product of the shop as a search result shows it. */
export type SoldProduct = ProductItem;

/** A result of the search as plain values: a part of the catalogue or a product of the shop. */
export type SearchRow = {
  /** Unique among the rows of one list. */
  readonly id: string;
  /** The code as printed, or the name of what has no code. */
  readonly title: string;
  /** The title is a code, not a name. */
  readonly isCode: boolean;
  readonly maker?: string;
  readonly kind: EntryKind;
  /** Name of its kind, such as 'Deep Groove Ball Bearings'; absent if the title says it. */
  readonly name?: string;
  readonly dimensionsMm?: EntryDimensions;
  /** Section and length of a belt. */
  readonly belt?: EntryBelt;
  /** Path of its drawing. */
  readonly image?: string;
  /** Path of its page, with the search and the fragment. */
  readonly href: string;
  /** Why it was found. */
  readonly hit: Pick<SearchHit, "match" | "reason" | "isOtherMaker">;
  /** The code token by token, if it can be read. */
  readonly explanation?: CodeExplanation;
  /** The product, or the one that the part is sold as. */
  readonly product?: SoldProduct;
};
