import type { LinkProps } from "@tanstack/react-router";
import type { ClaimContent } from "./maker-claim.tsx";

/** What a brand's page says, as plain values; bearings and belts share the layout. */
export interface BrandContent {
  /** Set in type where a logo would stand. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly claim?: ClaimContent | undefined;
  /** Address of the maker's book, which the page embeds. */
  readonly flipbook: string;
  /** Drawn for families without a drawing of their own. */
  readonly subject: "belt" | "bearing";
  readonly families: readonly BrandFamilyCard[];
  /** What the last figure of each product is. */
  readonly figure: "power" | "tolerance";
  readonly sheet: "technicalSheet" | "technicalData";
  readonly advantages: readonly string[];
}

export interface BrandFamilyCard {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly products: readonly BrandProduct[];
  /** Path of the family's PDF. */
  readonly sheet: string;
  /** The family's page; brands without such pages lead to their specifications. */
  readonly link?: LinkProps;
  /** Name of the picture of its kind of part. */
  readonly picture?: string | undefined;
  /** Path of a drawing. */
  readonly drawing?: string | undefined;
}

export interface BrandProduct {
  readonly name: string;
  readonly specs: string;
  readonly applications: string;
  readonly figure: string;
}
