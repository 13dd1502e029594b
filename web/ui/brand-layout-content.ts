import type { LinkProps } from "@tanstack/react-router";
import type { ClaimContent } from "./claim-quote.tsx";

/** Content of a brand's page as plain values; bearings and belts share the layout. */
export type BrandContent = {
  /** Set in type instead of a logo. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly claim?: ClaimContent | undefined;
  /** URL of the maker's flipbook, which the page embeds. */
  readonly flipbook: string;
  /** Placeholder for families without their own drawing. */
  readonly subject: "belt" | "bearing";
  readonly families: readonly BrandFamilyCard[];
  /** Meaning of `figure` in the products. */
  readonly figure: "power" | "tolerance";
  readonly sheet: "technicalSheet" | "technicalData";
  readonly advantages: readonly string[];
};

export type BrandFamilyCard = {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly products: readonly BrandProduct[];
  /** Path of the family's data sheet (PDF). */
  readonly sheet: string;
  /** Link to the family's page; without it the card links to the specifications. */
  readonly link?: LinkProps;
  /** Name of the part image. */
  readonly image?: string | undefined;
  /** Path of a drawing. */
  readonly drawing?: string | undefined;
};

export type BrandProduct = {
  readonly name: string;
  readonly specs: string;
  readonly applications: string;
  readonly figure: string;
};
