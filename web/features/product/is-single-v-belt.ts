import type { ProductItem } from "#web/api/queries.ts";

/** Whether a product is a V-belt that runs beside others; a joined one, such as 3/B75, is a set already. */
export function isSingleVBelt({ section, name }: Pick<ProductItem, "section" | "name">): boolean {
  if (/\d\/\d?[A-Z]/i.test(name)) return false;
  return /^(?:[ZABCDE]X?|[XS]P[ZABC]|[358]VX?)$/i.test(section ?? "") || /\bV-?belt\b/i.test(name);
}
