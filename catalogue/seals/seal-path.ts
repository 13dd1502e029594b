/** Path of the overview of all seals. */
export const sealsPath = "/products/seals";

/**
 * Returns the path of the page of a seal.
 *
 * @param code As printed: `25x47x7`, `US 20x28x6.3`, `BS G1/2`.
 */
export function getSealPath(code: string): string {
  return `${sealsPath}/${toSealSlug(code)}`;
}

/** Returns a seal's code as its address has it: `us-20x28x6-3`. */
export function toSealSlug(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}
