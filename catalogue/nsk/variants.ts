/** An execution of a bearing: `6205ZZ`, two shields. */
export type Variant = { readonly code: string; readonly meaning: string };

/** Splits variants such as `6205ZZ (two shields)`. */
export function readVariants(variants: readonly string[]): readonly Variant[] {
  return variants.map((variant) => {
    const [code = "", meaning = ""] = variant.split(/ \(|\)$/);
    return { code, meaning };
  });
}
