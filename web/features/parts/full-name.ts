import type { PartPageData } from "./part-page-data.ts";

/** The part's maker, code and name: `NSK UCP205 Pillow Block Unit`. */
export function getFullName({ maker, code, name }: PartPageData): string {
  return [maker, code, name].filter((word) => word !== undefined).join(" ");
}
