/** Where the data sheet of a code lies on the site. */
export function datasheetPath(code: string): string {
  return `/media/datasheets/${code.toLowerCase()}.pdf`;
}
