import type { NormalForm } from "#catalogue/engineering/codes/normal-form.ts";
import type {
  BearingDesignation,
  DesignationToken,
} from "#catalogue/engineering/designation/designation.ts";
import { readSuffixes } from "#catalogue/engineering/designation/read-suffixes.ts";
import { suffixContexts } from "#catalogue/engineering/designation/suffix.ts";

/** Letters before the figures of a cone or a cup: J is one with metric dimensions, LM light to medium duty. */
const letters = "J?(?:LL|LM|HM|HH|L|M|H)|J";
/** The oldest cones and cups have four figures after an A. */
const ofOldest = "A(?=\\d{4}(?!\\d))";
/** Cone and cup: LM11949/LM11910, LM 11949/10, A4059/A4138, 14125A/14276, 15123/15245, 25590/20. */
const set = new RegExp(
  `^(4T-)?(?<ofCone>(?:${letters}|${ofOldest})?) ?(?<figures>\\d{4,6})(?<after>[A-Z]{0,2})` +
    `(?<separator>[ /-])(?<ofCup>(?:${letters}|${ofOldest})?) ?(?<last>\\d{2,6})(?<end>[A-Z]?)(?![A-Z\\d])`,
);
/** The shortest ones have three figures, of which the first two are the same, and a letter: 387A/382A, 368/362A. */
const shortSet = /^(\d\d)(\d)([A-Z]?)\/(\1\d)([A-Z]?)(?![A-Z\d])/;
/** With its letters, a cone or a cup is known by itself. */
const one = new RegExp(`^(4T-)?(${letters}) ?(\\d{5,6})(A?)(?![A-Z\\d/-])`);
/** Timken's number of a cone with its cup. */
const numberedSet = /^SET-?(\d{1,4})(?![A-Z\d])/;

type InchHead = {
  readonly basicNumber: string;
  readonly named: "cone and cup" | "cone or cup";
  readonly tokens: readonly DesignationToken[];
  readonly rest: string;
};

/**
 * Reads the numbers of an inch tapered roller bearing: a cone with its cup, which can be written by its last figures, or
 * one of them. They don't contain any dimension. Returns undefined for anything else.
 *
 * @param isMetric Whether a number is one of ISO, as in 30205/30206.
 */
export function readInchTapered(
  { text, makers }: NormalForm,
  isMetric: (number: string) => boolean,
): BearingDesignation | undefined {
  const head =
    readSet(text, isMetric) ??
    readShortSet(text, isMetric) ??
    readOne(text) ??
    readNumberedSet(text);
  if (!head) return undefined;
  const suffixes = readSuffixes(head.rest, { contexts: suffixContexts("tapered roller") });
  const unread = suffixes.tokens.filter((token) => token.kind === "unread" && token.text !== "");
  return {
    part: "bearing",
    makers,
    type: "tapered roller",
    basicNumber: head.basicNumber,
    series: head.basicNumber,
    boreCode: "",
    inch: head.named,
    seal: unread.length > 0 ? { status: "unknown" } : { status: "standard", value: "open" },
    clearance: { status: "unknown" },
    toleranceClass: { status: "unknown" },
    boreForm: { status: "unknown" },
    tokens: [...head.tokens, ...suffixes.tokens.filter((token) => token.text !== "")],
    unread: unread.map((token) => token.text).join(" "),
  };
}

function readSet(text: string, isMetric: (number: string) => boolean): InchHead | undefined {
  const match = set.exec(text);
  if (!match) return undefined;
  const get = (name: string): string => match.groups?.[name] ?? "";
  const [ofCone, ofCup] = [get("ofCone"), get("ofCup")];
  const [figures, last] = [get("figures"), get("last")];
  // Without a slash, the H of 1440 H 300 is the profile of a timing belt.
  const isSet =
    (ofCup !== "" && (get("separator") === "/" || ofCone !== "")) ||
    (get("separator") === "/" && (ofCone !== "" || isPlainSet(figures, last)));
  const cone = ofCone + figures + get("after");
  const cupFigures = figures.slice(0, Math.max(0, figures.length - last.length)) + last;
  const cup = (ofCup === "" ? ofCone : ofCup) + cupFigures + get("end");
  if (!isSet || isMetric(cone) || cup === cone) return undefined;
  return {
    basicNumber: `${cone}/${cup}`,
    named: "cone and cup",
    tokens: [
      ...toPrefix(match[1]),
      toToken(cone, "cone"),
      toToken(ofCup + last + get("end"), `cup ${cup}`),
    ],
    rest: text.slice(match[0].length),
  };
}

function readShortSet(text: string, isMetric: (number: string) => boolean): InchHead | undefined {
  const [head, first = "", figure = "", ofCone = "", cupFigures = "", ofCup = ""] =
    shortSet.exec(text) ?? [];
  const [cone, cup] = [first + figure + ofCone, cupFigures + ofCup];
  if (head === undefined || ofCone + ofCup === "" || cone === cup || isMetric(cone)) {
    return undefined;
  }
  return {
    basicNumber: `${cone}/${cup}`,
    named: "cone and cup",
    tokens: [toToken(cone, "cone"), toToken(cup, `cup ${cup}`)],
    rest: text.slice(head.length),
  };
}

/**
 * Whether figures without letters are a cone and its cup: 15123/15245, 25590/20. Those of four figures have the same
 * first two, and the cone the higher number, unlike 1250/1500.
 */
function isPlainSet(cone: string, cup: string): boolean {
  if (cone.length > 4) return cup.length === 2 || cup.length === cone.length;
  return cone.length === cup.length && cone.slice(0, 2) === cup.slice(0, 2) && cone > cup;
}

function readOne(text: string): InchHead | undefined {
  const [head, prefix, name = "", figures = "", after = ""] = one.exec(text) ?? [];
  if (head === undefined) return undefined;
  const number = name + figures + after;
  return {
    basicNumber: number,
    named: "cone or cup",
    tokens: [...toPrefix(prefix), toToken(number, "cone or cup")],
    rest: text.slice(head.length),
  };
}

function readNumberedSet(text: string): InchHead | undefined {
  const [head, figures] = numberedSet.exec(text) ?? [];
  if (head === undefined) return undefined;
  return {
    basicNumber: `SET${figures}`,
    named: "cone and cup",
    tokens: [toToken(`SET${figures}`, "set of cone and cup")],
    rest: text.slice(head.length),
  };
}

function toPrefix(prefix: string | undefined): readonly DesignationToken[] {
  if (prefix === undefined) return [];
  const meaning = { text: "case-hardened steel", makers: ["NTN" as const] };
  return [{ text: "4T", kind: "prefix", meanings: [{ ...meaning, evidence: "catalogue" }] }];
}

function toToken(text: string, part: string): DesignationToken {
  const meaning = `tapered roller, inch series, ${part}`;
  return {
    text,
    kind: "series",
    meanings: [{ text: meaning, makers: [], evidence: "recalled, high" }],
  };
}
