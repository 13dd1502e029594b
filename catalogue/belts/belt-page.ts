import type { Drawing } from "#catalogue/drawing/drawing.ts";
import type { BeltItem } from "./belt-item.ts";
import type { BeltFamily, RibProfile, TimingProfile, VSection } from "./belt.ts";
import type { ExampleDrive } from "./example-drive.ts";
import type { FamilyKind, CodeReading, MeasuringStep } from "./family-note.ts";
import type { RibWidths } from "./rib-widths.ts";

/** Everything on a family's page, as plain values. */
export type BeltPage = {
  readonly path: string;
  /** Path of the family's PDF. */
  readonly sheet: string;
  readonly brand: {
    readonly slug: string;
    readonly name: string;
    /** Title of the brand's page. */
    readonly title: string;
  };
  readonly family: BeltFamily;
  /** Brand and family; unique among all pages. */
  readonly title: string;
  readonly summary: string;
  readonly kind: FamilyKind;
  readonly about: string;
  readonly shapesNote?: string;
  /** The first shape below, or a drive if there is none. */
  readonly drawing: Drawing;
  /** Only if the belts have no standard shape. */
  readonly drive?: ExampleDrive;
  /** Series with a card and a dialog each; most families have none. */
  readonly items: readonly BeltItem[];
  /** Series that the maker offers but the shop doesn't stock. */
  readonly itemsToOrder: readonly BeltItem[];
  readonly vSections: readonly VSection[];
  readonly ribProfiles: readonly RibProfile[];
  readonly ribWidths: readonly RibWidths[];
  readonly timingProfiles: readonly TimingProfile[];
  readonly codes: readonly CodeReading[];
  readonly measuring: readonly MeasuringStep[];
  readonly caveats: readonly string[];
  /** Pages of other makers with belts of the same kind. */
  readonly alternatives: readonly BeltPageLink[];
  /** Other pages of the same maker. */
  readonly siblings: readonly BeltPageLink[];
};

/** A link to another page in a list. */
export type BeltPageLink = {
  readonly title: string;
  readonly brand: string;
  readonly family: string;
};
