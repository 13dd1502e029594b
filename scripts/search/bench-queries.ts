import { askedQueries } from "#catalogue/search/testing/asked-queries.data.ts";
import { ownQueries } from "#catalogue/search/testing/own-queries.data.ts";

const frequentWords = [
  "bearing",
  "kushineta",
  "seal",
  "rrip",
  "nsk",
  "bearing skf",
  "deep groove ball bearing",
  "steel shields grease",
  "for stock",
  "timing belt nsk",
  "oil seal bearing",
  "bearing 20 mm",
  "mm",
];
const twoLetters = ["sk", "ns", "uc", "be", "a4", "62", "nu", "xx", "pj", "zz", "k0"];
const nonsense = [
  "qwertz uiopü",
  "xkcd 927 blah foo bar baz",
  "lorem ipsum dolor sit amet consectetur adipiscing",
  "%%%___\\",
  "9999999999999",
  "12x34x56x78",
  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  "bearing bearing bearing seal seal belt belt unknownword",
  "6205 6206 6207 6208 6209 6210 6211 6212 6213",
  "🙂🙂 ∑∂ƒ",
];

/** Queries by their kind. */
export const benchQueries: Readonly<Record<string, readonly string[]>> = {
  asked: [...askedQueries, ...ownQueries].map(({ query }) => query),
  "frequent words": frequentWords,
  "two letters": twoLetters,
  nonsense,
};
