import type { ComponentKind } from "./components/component-kind.ts";

/**
 * Returns the path of a bearing's drawing.
 *
 * @param code Code of a listed bearing, in any case.
 */
export function getBearingImage(code: string): string {
  return `/media/bearings/${code.toLowerCase()}.svg`;
}

/**
 * Returns the path of the drawing of a belt's cross-section or tooth profile.
 *
 * @param shape Section or profile as the data names it, such as `SPA`, `3V/9N` or `HTD-8M`.
 */
export function getBeltImage(shape: string): string {
  return `/media/belts/${shape.toLowerCase().replaceAll("/", "-")}.svg`;
}

/**
 * Returns the path of a housed unit's drawing.
 *
 * @param code Code of a listed unit, such as `UCP205`.
 */
export function getUnitImage(code: string): string {
  return `/media/units/${code.toLowerCase()}.svg`;
}

/**
 * Returns the path of the drawing of a seal's section.
 *
 * @param code Code of a listed seal, such as `30x47x7` or `BS G1/2`.
 * @param form Of rotary seals: AS has a dust lip.
 */
export function getSealImage(code: string, form: "A" | "AS" = "A"): string {
  const name = code.toLowerCase().replaceAll(/[ /]/g, "-");
  return `/media/seals/${name}${form === "AS" ? "-as" : ""}.svg`;
}

/** Returns the path of the drawing of a kind of component, such as `roller-chain`. */
export function getComponentImage(kind: ComponentKind): string {
  return `/media/components/${kind}.svg`;
}

/** Path of the PDF with NSK's whole range. */
export const nskCataloguePath = "/media/downloads/nsk-bearings.pdf";

/**
 * Returns the path of the PDF of a brand's family.
 *
 * @param brandSlug Such as `mitsuboshi` or `rhp`.
 * @param familySlug Such as `classical-v-belts`.
 */
export function familySheetPath(brandSlug: string, familySlug: string): string {
  return `/media/sheets/${brandSlug}-${familySlug}.pdf`;
}

/**
 * Returns the path of the drawing of an NSK family.
 *
 * @param slug Such as `deep-groove-ball-bearings`.
 */
export function familyImage(slug: string): string {
  return `/media/families/${slug}.svg`;
}
