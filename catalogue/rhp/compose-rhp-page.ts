import { company } from "#domain/company.ts";
import { bearingPicture, familySheetPath } from "../drawing/media-path.ts";
import { rhpFamilies } from "./rhp-families.data.ts";
import type { RhpFamily } from "./rhp-family.ts";

/** RHP's page as plain values. */
export type RhpPage = {
  readonly flipbook: string;
  readonly families: readonly RhpPageFamily[];
};

/** A family with its PDF and, where we draw a bearing of its type, that drawing. */
export type RhpPageFamily = RhpFamily & { readonly sheet: string; readonly picture?: string };

/** A listed bearing of each family's type; there is none of the needle roller type. */
const typicalCodes: Readonly<Record<string, string>> = {
  "precision-ball-bearings": "7204",
  "self-aligning-bearings": "1206",
};

/**
 * Composes RHP's page.
 *
 * @returns The page.
 * Source: company specification section 2, "RHP".
 */
export function composeRhpPage(): RhpPage {
  return {
    flipbook: company.flipbooks.rhp,
    families: rhpFamilies.map((family) => {
      const code = typicalCodes[family.slug];
      return {
        ...family,
        sheet: familySheetPath("rhp", family.slug),
        ...(code === undefined ? {} : { picture: bearingPicture(code) }),
      };
    }),
  };
}
