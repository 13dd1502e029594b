import { parts, type Part } from "./layers.ts";

/** A part with the matching folder or file. */
export type PlacedPart = { readonly part: Part; readonly place: string };

/** Returns the file that an import through an alias of package.json means; the alias starts with `#`. */
export function resolveAlias(alias: string): string {
  const path = alias.slice("#".length);
  return /^(?:datasheets|embedded-postgres)\//.test(path) ? `packages/${path}` : path;
}

/** Finds the part of a file, given its path from the root. The longest path wins. */
export function findPart(file: string): PlacedPart | undefined {
  let found: PlacedPart | undefined;
  for (const part of parts) {
    const place = getPlace(file, part.path);
    if (place !== undefined && part.path.length > (found?.part.path.length ?? -1)) {
      found = { part, place };
    }
  }
  return found;
}

function getPlace(file: string, pattern: string): string | undefined {
  const source = pattern.replaceAll(".", String.raw`\.`).replace("*", "[^/]+");
  return new RegExp(pattern.endsWith("/") ? `^${source}` : `^${source}$`).exec(file)?.[0];
}
