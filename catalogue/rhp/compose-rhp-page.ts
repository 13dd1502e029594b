import {
  bearingPicture,
  familyPicture,
  familySheetPath,
  unitPicture,
} from "#catalogue/drawing/media-path.ts";
import { findFamilyPicture } from "#catalogue/media/find-family-picture.ts";
import type { PartPictureName } from "#catalogue/media/part-picture.ts";
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
  readonly picture: PartPictureName | undefined;
  readonly drawing: string | undefined;
};

/** A drawing of a listed part for each family's type. */
const drawings: Readonly<Record<string, string>> = {
  "precision-ball-bearings": bearingPicture("7204"),
  "self-aligning-bearings": bearingPicture("1206"),
  "needle-roller-bearings": familyPicture("needle-roller-bearings"),
  "housing-units": unitPicture("UCP206"),
};

export function composeRhpPage(): RhpPage {
  return {
    flipbook: company.flipbooks.rhp,
    families: rhpFamilies.map((family) => ({
      ...family,
      sheet: familySheetPath("rhp", family.slug),
      picture: findFamilyPicture(family.slug),
      drawing: drawings[family.slug],
    })),
  };
}
