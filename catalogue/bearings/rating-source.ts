import type { Bearing } from "./bearing.ts";

/**
 * Names the catalogue that a part's ratings are from in one line; the catalogues that it was compared with
 * are in the data.
 *
 * @returns Such as `NSK catalogue E1102e, pp. B10–B11`.
 */
export function nameRatingSource({ status, sources }: Bearing["ratings"]): string {
  const maker = sources.find((source) => source.startsWith("NSK ")) ?? sources[0] ?? "";
  const name = maker
    .replace(/^NSK (E\w+)/, "NSK catalogue $1")
    .replace(/ p\.(\w+)-(\w+)/, ", pp.\u00A0$1–$2")
    .replace(/ p\.(\w+)/, ", p.\u00A0$1")
    .replace(/ row (\w+)/, ", row $1")
    .replace(/ \(.*\)$/, "");
  return status === "rule" ? `${name}; dynamic load and limiting speed as we list them` : name;
}
