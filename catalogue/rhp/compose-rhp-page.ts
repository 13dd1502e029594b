import {
  getBearingImage,
  familyImage,
  familySheetPath,
  getUnitImage,
} from "#catalogue/drawing/media-path.ts";
import { findFamilyImage } from "#catalogue/media/find-family-image.ts";
import type { PartImageName } from "#catalogue/media/part-image.ts";
import { company } from "#domain/company.ts";
import { rhpFamilies } from "./rhp-families.data.ts";
import type { RhpFamily } from "./rhp-family.ts";

/** RHP's page as plain values. */
export type RhpPage = {
  readonly flipbook: string;
  readonly families: readonly RhpPageFamily[];
};

/** A family with its PDF, an image and, if we draw a bearing of its type, that drawing. */
export type RhpPageFamily = RhpFamily & {
  readonly sheet: string;
  readonly image: PartImageName | undefined;
  readonly drawing: string | undefined;
};

/** A drawing of a listed part for each family's type. */
const drawings: Readonly<Record<string, string>> = {
  "precision-ball-bearings": getBearingImage("7204"),
  "self-aligning-bearings": getBearingImage("1206"),
  "needle-roller-bearings": familyImage("needle-roller-bearings"),
  "housing-units": getUnitImage("UCP206"),
};

export function composeRhpPage(): RhpPage {
  return {
    flipbook: company.flipbooks.rhp,
    families: rhpFamilies.map((family) => ({
      ...family,
      sheet: familySheetPath("rhp", family.slug),
      image: findFamilyImage(family.slug),
      drawing: drawings[family.slug],
    })),
  };
}
