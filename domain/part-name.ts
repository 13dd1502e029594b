/**
 * Whether a product's name carries a part's code as a designation of its own: `6205` is in
 * `NSK 6205DDU` and `HR6205J`, but not in `62051` or `16205`.
 *
 * @param name Name of a product in the shop.
 * @param code Code of a part, such as `6205`, `NU221` or `A40`.
 * @returns Whether the product is that part in some execution.
 */
export function namesPart(name: string, code: string): boolean {
  if (code === "") return false;
  const escaped = code.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?:^|[^\p{L}\d]|\bHR)${escaped}(?!\d)`, "iu").test(name);
}
