import { findComponentKind, isDrawnKind } from "#catalogue/drawing/components/component-kind.ts";
import type { PartImageName } from "./part-image.ts";

/** An undefined image ends the search: the part looks like none of the kinds below it. */
type Rule = readonly [pattern: RegExp, image: PartImageName | undefined];

/** Patterns in a product's name, most specific first. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  Bearings: [
    [/\b(?:pillow|plummer) block unit\b|\bUCP ?\d/i, "pillow-block"],
    [/\bflange unit\b|\bUCFL? ?\d/i, "flange-unit"],
    // Other units and their inserts have numbers that look like those of bearings.
    [/\bunit\b|\binsert\b|\bUC[A-Z]* ?\d/i, undefined],
    // Thrust bearings with rollers, with two rows of balls, and bearings with two rows have no image.
    [
      /\broller thrust\b|\bthrust (?:needle|\w+ roller)\b|\bAXK ?\d|\b(?:29[2-4]|8[19][1-4])\d\d/i,
      undefined,
    ],
    [/\b5[24][2-4]\d\d(?!\d)|\bdouble[ -](?:row|direction)\b/i, undefined],
    [/\b[345][23]\d\d(?!\d)/i, undefined],
    [/\bball ?screw support\b/i, undefined],
    [/\bsuper[ -]precision\b|\b719\d\d/i, "super-precision"],
    [/\bneedle\b|\b(?:R?NA|NKI?) ?\d/i, "needle"],
    [/\bslewing\b/i, "slewing"],
    [/\blinear guide\b/i, "linear"],
    [/\bcylindrical roller\b|\bN(?:[UJFN]|UP|NU)? ?\d{3,4}/i, "cylindrical"],
    [/\btapered roller\b|\b(?:HR ?)?3[0-3][0-3]\d\d/i, "tapered"],
    [/\b2[1-4][0-3]\d\d[ -]?(?:E1A-?)?(?:CA|MB?\b)/i, "spherical-brass-cage"],
    [/\bspherical roller\b|\b2[1-4][0-3]\d\d/i, "spherical"],
    [/\bthrust ball\b|\b5[1-4][0-4]\d\d/i, "thrust"],
    [/\bangular contact\b|\b7[0-49]\d\d(?!\d)/i, "angular-contact"],
    [/\bself-aligning ball\b|\b[12][23]\d\d(?!\d)/i, "self-aligning"],
    [/\b6\d{2,4}[ -]?(?:2?RS|DDU?|VV|LLU)/i, "deep-groove-sealed"],
    [/\b6\d{2,4}[ -]?(?:ZZ?|2Z)/i, "deep-groove-shielded"],
    [/\bdeep groove\b|\b(?:6\d{2,3}|16\d{3}|61[89]\d\d)(?!\d)/i, "deep-groove"],
  ],
  Belts: [
    [/\bvariable[ -]speed\b/i, "variable-speed-belt"],
    [/\bribbed\b|\bpoly-?V\b|\b\d{0,2}P[HJKLM] ?\d{3}/i, "ribbed-belt"],
    [/\bdouble[ -]sided\b|\btwin power\b/i, "double-timing-belt"],
    [/\bHTD\b|\bGT3?\b|MGT3\b|\bRPP ?\d|\bS(?:3|5|8|14)M\b|\bOMEGA\b/i, "timing-belt"],
    [/\bA?T(?:2\.5|5|10|20)\b/i, "timing-belt-trapezoidal"],
    [/\b\d{2,4}(?:MXL|XL|L|XXH|XH|H)\d{3}\b/, "timing-belt-trapezoidal"],
    [/\btiming\b/i, "timing-belt"],
    [/\bcogged\b|\braw[ -]edge\b|\bXP[ZABC] ?\d|\b[ABC]X ?\d|\b[358]VX ?\d/i, "cogged-v-belt"],
    [/\bwedge\b|\bSP[ZABC] ?\d|\b[358]V ?\d{3}/i, "narrow-v-belt"],
    [/\bV-?belt\b|\b[ZABCDE] ?\d{2,3}\b/i, "classical-v-belt"],
  ],
  Seals: [
    [/\bO-ring\b/i, "o-ring"],
    [/\bbonded seal\b/i, "bonded-seal"],
    [/\bV-ring\b/i, "v-ring"],
    [/\boil seal\b|\brotary\b|\bshaft seal\b/i, "oil-seal"],
  ],
  Components: [[/\bpulley\b/i, "pulley"]],
};

/**
 * Finds the image of a product's kind, as a replacement for its photo. Undefined if no image
 * shows that kind.
 *
 * @param product Its name, such as `NSK 6205DDU Deep Groove Ball Bearing`, and its category.
 */
export function findPartImage(product: {
  readonly name: string;
  readonly category: string;
}): PartImageName | undefined {
  const ofCategory = rules[product.category];
  const kind = ofCategory && findComponentKind(product.name);
  if (kind) return isDrawnKind(kind) ? undefined : kind;
  return ofCategory?.find(([pattern]) => pattern.test(product.name))?.[1];
}
