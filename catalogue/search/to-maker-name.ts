import { toNormalForm } from "#catalogue/engineering/codes/normal-form.ts";

/**
 * Returns a maker's name as in the list of makers, or as given if the list lacks it.
 *
 * @param maker As a seller wrote it: Gpz, ГПЗ.
 */
export function toMakerName(maker: string): string {
  return toNormalForm(maker).makers[0] ?? maker;
}
