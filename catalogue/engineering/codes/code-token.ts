/** Makers with suffix systems of their own. */
export type BearingMaker = "NSK" | "RHP" | "SKF" | "FAG" | "NTN" | "KOYO" | "NACHI";

/**
 * Where a meaning was found: in a maker's catalogue, or recalled from the trade, with how sure it is.
 */
export type Evidence = "catalogue" | "recalled, high" | "recalled, medium" | "recalled, low";

/** A meaning of a token and the makers who use it so. */
export type TokenMeaning = {
  readonly text: string;
  /** Empty for meanings that aren't a maker's, such as a dimension. */
  readonly makers: readonly BearingMaker[];
  readonly evidence: Evidence;
};

/** A part of a code in the normal form, in the order of the code. */
export type CodeToken<Kind extends string> = {
  readonly text: string;
  readonly kind: Kind | "unread";
  /** Empty if unread; several if makers differ and the code names none of them. */
  readonly meanings: readonly TokenMeaning[];
};

/**
 * What a code says of a property: stated by a token, the value of a code without a mark, or unknown
 * because a token is unread or means different things at different makers.
 */
export type Statement<Value> =
  | { readonly status: "stated"; readonly value: Value }
  | { readonly status: "standard"; readonly value: Value }
  | { readonly status: "unknown" };
