/**
 * Where the picture of a bearing lies.
 *
 * @param code Code of a listed bearing, in any case.
 * @returns Path on this site.
 * Source: company specification section 2: the media folder, by lower-cased code.
 */
export function bearingPicture(code: string): string {
  return `/media/bearings/${code.toLowerCase()}.svg`;
}

/**
 * Where the drawing of a belt's cross-section or tooth profile lies.
 *
 * @param shape Section or profile as the data names it, such as `SPA`, `3V/9N` or `HTD-8M`.
 * @returns Path on this site.
 */
export function beltPicture(shape: string): string {
  return `/media/belts/${shape.toLowerCase().replaceAll("/", "-")}.svg`;
}

/**
 * Where the drawing of a housed unit lies.
 *
 * @param code Code of a listed unit, such as `UCP205`.
 * @returns Path on this site.
 */
export function unitPicture(code: string): string {
  return `/media/units/${code.toLowerCase()}.svg`;
}

/**
 * Where the drawing of a seal's section lies.
 *
 * @param code Code of a listed seal, such as `30x47x7` or `BS G1/2`.
 * @param form Of rotary seals: AS has a dust lip.
 * @returns Path on this site.
 */
export function sealPicture(code: string, form: "A" | "AS" = "A"): string {
  const name = code.toLowerCase().replaceAll(/[ /]/g, "-");
  return `/media/seals/${name}${form === "AS" ? "-as" : ""}.svg`;
}

/** Where the PDF with everything of NSK's lies. */
export const nskCataloguePath = "/media/downloads/nsk-bearings.pdf";

/**
 * Where the PDF of a brand's family lies.
 *
 * @param brandSlug Such as `mitsuboshi` or `rhp`.
 * @param familySlug Such as `classical-v-belts`.
 * @returns Path on this site.
 */
export function familySheetPath(brandSlug: string, familySlug: string): string {
  return `/media/sheets/${brandSlug}-${familySlug}.pdf`;
}

/**
 * Where the drawing of a family of NSK's lies.
 *
 * @param slug Such as `deep-groove-ball-bearings`.
 * @returns Path on this site.
 */
export function familyPicture(slug: string): string {
  return `/media/families/${slug}.svg`;
}
