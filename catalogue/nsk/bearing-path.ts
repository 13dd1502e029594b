/**
 * Returns the path of the page of a bearing, a housed unit or an insert.
 *
 * @param code As printed or in lower case: `6205`, `UCP205`.
 */
export function getBearingPath(code: string): string {
  return `/products/nsk/bearing/${code.toLowerCase()}`;
}
