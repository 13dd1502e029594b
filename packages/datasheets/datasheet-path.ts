/** Returns the path of the data sheet of a code. */
export function datasheetPath(code: string): string {
  return `/media/datasheets/${code.toLowerCase()}.pdf`;
}
