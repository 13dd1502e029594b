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
