import { beltPaths } from "./belts/paths.ts";
import { nskPaths } from "./nsk/paths.ts";
import { pplPaths } from "./ppl/find-group.ts";

/**
 * Every page that is written to disk at build time. The list is explicit because following links
 * or guessing from the route files once prerendered pages that need a signed-in person.
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
  "/privacy",
  "/terms",
];
