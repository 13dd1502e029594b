import { findComponentKind } from "./components/component-kind.ts";
import {
  getBearingImage,
  getBeltImage,
  getComponentImage,
  getSealImage,
  getUnitImage,
} from "./media-path.ts";

/**
 * The listed bearings: bore codes by series. Repeated here to keep the catalogue's data out of the shop
 * page's bundle; a test compares the two.
 */
const boreCodes: Readonly<Record<string, string>> = {
  60: "00-10",
  62: "00-10",
  63: "00-10",
  70: "00-05",
  72: "00-05",
  73: "00-05",
  12: "04-09",
  13: "04-09",
  22: "04-09",
  222: "05-16",
  223: "08-18 20-20",
  230: "20-20 22-22 24-24 26-26 28-28 30-30",
  302: "04-08",
  303: "04-06",
  320: "04-06",
  511: "00-10",
  512: "00-10",
  522: "02-02 04-08",
  NU2: "04-12 20-22",
  NJ2: "04-12",
  N2: "04-09",
  NF2: "04-10",
};

/** Contact angle letters; a bearing with another letter is a different one. */
const contactLetters: Readonly<Record<string, string>> = { 70: "C", 72: "B", 73: "B" };

const rotarySeals =
  "10x22x7 12x22x7 12x24x7 15x26x7 15x30x7 16x28x7 20x30x7 20x35x7 20x40x7 22x35x7 22x40x7 " +
  "25x40x7 25x42x7 25x47x7 25x52x7 30x47x7 30x52x7 30x55x7 32x47x8 32x52x8 35x50x8 35x52x7 " +
  "35x52x8 35x55x8 38x52x8 40x52x7 40x55x8 40x62x8 42x62x8 45x62x8 45x65x8 50x68x8 50x72x8 " +
  "55x72x8 55x80x8 60x80x8 60x85x8 65x85x10 70x90x10 75x95x10 80x100x10 100x120x12";

/** How to recognise a hydraulic or pneumatic seal by its name: words, letters of the code, sizes. */
const fluidSeals: readonly (readonly [words: RegExp, letters: string, sizes: string])[] = [
  [/\bpneumatic piston\b/i, "PK ", "32x24 40x32 50x40 63x53"],
  [/\bpneumatic rod\b/i, "PS ", "12x19 16x24 20x28"],
  [/\brod wiper\b/i, "AB ", "20x28x5 25x33x5 32x40x5 40x48x5 50x58x5"],
  [/\brod seal\b/i, "US ", "20x28x6.3 25x33x6.3 32x42x8 40x50x8 50x60x8"],
  [/\bpiston seal\b/i, "KS ", "40x30x8 50x40x8 63x53x8 80x65x12.5"],
  [/\bO-ring\b/i, "OR ", "10x2 20x2.5 30x3 40x3.5 50x4"],
  [/\bbonded seal\b/i, "BS ", "G1/4 G3/8 G1/2"],
  [/\bV-ring\b/i, "", "VA-25 VA-30 VA-40"],
];

/**
 * How to recognise a belt by its name, most specific pattern first; `shape` returns the drawing's name.
 */
const belts: readonly (readonly [pattern: RegExp, shape: (word: string) => string])[] = [
  [/\b(?:\d+-)?(3|5|8|14)MGT3\b/i, (pitch) => `GT3-${pitch}M`],
  [/\bHTD\b.*?\b(3|5|8|14)M\b/i, (pitch) => `HTD-${pitch}M`],
  [/\b(RPP(?:3|5|8|14))\b/i, (profile) => profile],
  [/\b(S(?:3|5|8|14)M)\b/i, (profile) => profile],
  [/\b(T2\.5|A?T5|A?T10)\b/i, (profile) => profile],
  [/\b\d{2,4}(MXL|XL|L|XXH|XH|H)\d{3}\b/, (profile) => profile],
  [/\b\d{0,2}(P[HJKLM]) ?\d{3,4}\b/, (profile) => profile],
  [/\b(SP[ZABC]) ?\d{3,5}\b/, (section) => section],
  [/\b([358]V) ?\d{3,4}\b/, (section) => `${section}/${sectionsInMm[section]}`],
  [/\b([ZABCDE]) ?\d{2,3}\b(?=.*\bV-?belt)/i, (section) => section],
];

const sectionsInMm: Readonly<Record<string, string>> = { "3V": "9N", "5V": "15N", "8V": "25N" };

/**
 * Finds the drawing that fits a product of the shop, as a replacement for its photo: of its own size, or of
 * its kind for parts whose sizes aren't listed.
 *
 * @param name The product's name, such as `NSK 6205DDU Deep Groove Ball Bearing`.
 * @returns Path of an existing image on this site, if the name contains a listed part or a drawn kind.
 */
export function findProductImage(name: string): string | undefined {
  const kind = findComponentKind(name);
  if (kind) {
    // The drawing of a toothed belt is a piece of it, with the teeth of its profile.
    const own = kind === "open-end-belt" ? findBelt(name) : findFluidSeal(name);
    return own ?? getComponentImage(kind);
  }
  // Accessories of belts and shafts contain their numbers but look different.
  if (/\b(?:pulley|bush|sprocket|chain|sleeve|housing)\b/i.test(name)) return undefined;
  return (
    findUnit(name) ??
    findRotarySeal(name) ??
    findFluidSeal(name) ??
    findBelt(name) ??
    findBearing(name)
  );
}

function findUnit(name: string): string | undefined {
  const code = /\bUC[PFT]2(?:0[5-9]|10)\b/i.exec(name)?.[0];
  return code && getUnitImage(code);
}

function findRotarySeal(name: string): string | undefined {
  const [, form, size = ""] = /\b(AS?)\s+(\d+x\d+x\d+)\b/i.exec(name) ?? [];
  if (!rotarySeals.split(" ").includes(size.toLowerCase())) return undefined;
  return getSealImage(size, form?.toUpperCase() === "AS" ? "AS" : "A");
}

function findFluidSeal(name: string): string | undefined {
  const kind = fluidSeals.find(([words]) => words.test(name));
  const size = kind?.[2].split(" ").find((listed) => name.split(/\s+/).includes(listed));
  return kind && size && getSealImage(kind[1] + size);
}

function findBelt(name: string): string | undefined {
  for (const [pattern, shape] of belts) {
    const word = pattern.exec(name)?.[1];
    if (word) return getBeltImage(shape(word.toUpperCase()));
  }
  return undefined;
}

function findBearing(name: string): string | undefined {
  // Lengths of belts and sizes of seals and rings look like bearing numbers.
  if (/\b(?:belt|seal|ring)\b/i.test(name)) return undefined;
  for (const [, letters = "", digits = "", suffix = ""] of name.matchAll(
    /\b(?:HR\s?)?(N[UJF]?\s?)?(\d{3,5})([A-Z]*)/gi,
  )) {
    const code = `${letters.trim().toUpperCase()}${digits}`;
    const series = code.slice(0, -2);
    const contact = /^[ABC](?!\d)/.exec(suffix)?.[0];
    const isOther = contactLetters[series] && contact && contact !== contactLetters[series];
    if (!isOther && isListed(series, code.slice(-2))) return getBearingImage(code);
  }
  return undefined;
}

function isListed(series: string, bore: string): boolean {
  const spans = boreCodes[series]?.split(" ") ?? [];
  return spans.some((span) => span.slice(0, 2) <= bore && bore <= span.slice(3));
}
