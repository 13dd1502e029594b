import { beltPaths } from "./belts/paths.ts";
import { nskPaths } from "./nsk/paths.ts";
import { pplPaths } from "./ppl/find-group.ts";
import { sealPaths } from "./seals/list-seals.ts";

/**
 * Every page that is prerendered at build time. The list is explicit because following links, or
 * deriving it from the route files, would also prerender pages for signed-in users.
 */
export const prerenderPaths: readonly string[] = [
  "/",
  "/about",
  "/services",
  "/contact",
  "/products",
  "/products/bearing",
  ...nskPaths,
  ...pplPaths,
  "/products/bearing/rhp",
  "/products/belts",
  ...beltPaths,
  ...sealPaths,
  "/privacy",
  "/terms",
];
