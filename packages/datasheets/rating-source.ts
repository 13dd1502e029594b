import type { Bearing, FigureStatus } from "#catalogue/bearings/bearing.ts";
import type { Datasheet } from "./datasheet.ts";

const words: Record<FigureStatus, string> = {
  verified: "Read in the maker's catalogue and found again in others.",
  catalogue: "Read in one maker's catalogue; no second one has been compared.",
  rule: "Dynamic load and limiting speed as we list them; the rest from the maker's catalogue.",
  derived: "Worked out from a verified row.",
};

/** Describes the source of the ratings in words. */
export function describeSource({ status, sources }: Bearing["ratings"]): Datasheet["source"] {
  return {
    text: words[status],
    // A rule of ours isn't a catalogue.
    catalogues: sources.filter((name) => !name.startsWith("docs/product/")).join(", "),
  };
}
