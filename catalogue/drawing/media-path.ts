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
 * Where the PDF of a brand's family lies.
 *
 * @param brandSlug Such as `mitsuboshi` or `rhp`.
 * @param familySlug Such as `classical-v-belts`.
 * @returns Path on this site.
 */
export function familySheetPath(brandSlug: string, familySlug: string): string {
  return `/media/sheets/${brandSlug}-${familySlug}.pdf`;
}
