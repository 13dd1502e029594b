import { timingProfiles } from "#catalogue/belts/timing-profiles.data.ts";
import { toBeltToken, toNumber, type BeltReading, type BeltToken } from "./belt-code.ts";

const inchProfiles = timingProfiles.filter(({ standard }) => standard === "ISO 5296");
const inchWidthsMm = new Map(
  inchProfiles.flatMap(({ widths }) => widths.map(({ code, widthMm }) => [code, widthMm])),
);
/** Fewer than any belt's: the 40 of 8M-40 is no length. */
const minTeeth = 20;
/** Largest difference between a printed length and the true one in makers' lists, in mm. */
const maxRoundedMm = 1.5;
const inchCode = /^([1-9]\d{1,3})[ -]?(D?)(MXL|XXH|XH|XL|L|H)(?:[ -]?(\d{3})|[ -](\d\d))?(?!\S)/;

/**
 * Reads the code of a trapezoidal inch belt: length in tenths of an inch, profile, width code: 270L075,
 * 124L; with a D, 160DXL has teeth on both sides; 480 H 75 leaves out the 0 of its width. A length that isn't a whole number of teeth isn't read. Source: Gates E14/20054, Megadyne guide.
 */
export function readTrapezoidalBelt(text: string): BeltReading | undefined {
  const [head = "", tenths = "", double = "", name, ...widths] = inchCode.exec(text) ?? [];
  const written = widths.find((one) => one !== undefined);
  const width = written?.padStart(3, "0");
  const pitchMm = inchProfiles.find(({ profile }) => profile === name)?.pitchMm;
  if (name === undefined || pitchMm === undefined) return undefined;
  const widthMm = inchWidthsMm.get(String(width));
  if (width !== undefined && widthMm === undefined) return undefined;
  const teeth = countTeeth(Number(tenths) * 2.54, pitchMm);
  if (teeth === undefined) return undefined;
  return {
    kind: "timing",
    section: double + name,
    isRawEdge: false,
    lengths: [{ line: "Lp", mm: toThousandths(teeth * pitchMm), from: "stated" }],
    ...(widthMm !== undefined && { widthMm }),
    teeth,
    pitchMm,
    code: `${tenths}${double}${name}${width ?? ""}`,
    tokens: [
      toBeltToken("length", tenths, `pitch length ${Number(tenths) / 10} in, ${teeth} teeth`),
      toBeltToken("section", double + name, describeProfile(double + name, pitchMm)),
      ...(written === undefined ? [] : [toBeltToken("width", written, `width ${widthMm} mm`)]),
    ],
    rest: text.slice(head.length),
  };
}

const inchProfileFirst = /^(MXL|XXH|XH|XL|L|H)[ -](\d{2,4})[ -](\d{3})(?!\S)/;

const inchProfileAndWidth = /^(MXL|XXH|XH|XL)[ -]?(\d{3})(?!\S)/;

/** The same with the profile first, XL 150 037, or without the length, which is worn off: XL 037. */
export function readTrapezoidalByProfile(text: string): BeltReading | undefined {
  const [, first, tenths, code] = inchProfileFirst.exec(text) ?? [];
  if (first !== undefined) return readTrapezoidalBelt(`${tenths}${first}${code}`);
  const [, name, width = ""] = inchProfileAndWidth.exec(text) ?? [];
  const pitchMm = inchProfiles.find(({ profile }) => profile === name)?.pitchMm;
  const widthMm = inchWidthsMm.get(width);
  if (name === undefined || pitchMm === undefined || widthMm === undefined) return undefined;
  return {
    kind: "timing",
    section: name,
    isRawEdge: false,
    lengths: [],
    widthMm,
    pitchMm,
    code: `${name}${width}`,
    tokens: [
      toBeltToken("section", name, describeProfile(name, pitchMm)),
      toBeltToken("width", width, `width ${widthMm} mm`),
    ],
    rest: "",
  };
}

/** The printed length is rounded, the number of teeth is not. */
function countTeeth(printedMm: number, pitchMm: number): number | undefined {
  const teeth = Math.round(printedMm / pitchMm);
  const isRounded = Math.abs(teeth * pitchMm - printedMm) <= maxRoundedMm;
  return teeth >= minTeeth && isRounded ? teeth : undefined;
}

function describeProfile(section: string, pitchMm: number): string {
  const teeth = section.startsWith("D") ? ", teeth on both sides" : "";
  return `profile ${section}, pitch ${pitchMm} mm${teeth}`;
}

/** Exact, since inch pitches have three decimals; the product has floating-point noise. */
function toThousandths(mm: number): number {
  return Math.round(mm * 1000) / 1000;
}

/** Profiles with the pitch in mm in their name; the last group can be followed by a figure. */
const profile =
  "(?:RPP ?(?:3|5|8|14)M?|D?A?T(?:2[.,]5|5|10|20)|(?:3|5|8|14)MGT3|(?:5|8|14)MGTC?|[235]GT|S(?:2|3|4[.,]5|5|8|14)M|D?(?:2|3|5|8|14|20)M)";
const figure = "(\\d{1,4}(?:[.,]\\d)?)";
const unit = "(?: ?MM)?";
const sections: readonly RegExp[] = [
  // A figure needs a separator before a profile that begins with one, and after one that ends with one.
  `${figure}(?:[ /-](?=\\d)|[ /-]?(?=\\D))(${profile})(?:(?:[ /X-]|(?<=M))${figure}${unit})?`,
  `(${profile})(?:[ /X-]|(?<=M))${figure}(?:[ /X-]${figure}${unit})?`,
].map((pattern) => new RegExp(`^${pattern}(?!\\S)`));
const alone = new RegExp(`^(${profile})(?!\\S)`);

/**
 * Reads the code of a timing belt with a pitch in mm: 1200-8M-30, 800-8MGT3-30, S8M-1200, RPP8-1200,
 * T5-455-10, 16T5/455. Of two figures the larger is the length. A length that isn't a whole number of
 * teeth isn't read. Source: Gates E14/20054, Megadyne guide, Bando.
 *
 * @param names Tooth forms and product lines beside the code.
 */
export function readMetricTimingBelt(
  text: string,
  names: readonly string[],
): BeltReading | undefined {
  const form = names.find((name) => Object.hasOwn(profilesByForm, name));
  const [first, second] = sections.map((pattern) => pattern.exec(text));
  if (first) {
    const [head, one = "", name = "", other] = first;
    return describe({ name, form }, [one, name, other], text.slice(head.length));
  }
  if (second) {
    const [head, name = "", one, other] = second;
    return describe({ name, form }, [name, one, other], text.slice(head.length));
  }
  const [head, name = ""] = alone.exec(text) ?? [];
  // Without anything else, 5M and S8M are too short to be a belt's code.
  if (head === undefined || (form === undefined && !/T\d|RPP/.test(name))) return undefined;
  return describe({ name, form }, [name], text.slice(head.length));
}

/** Profiles by the tooth form beside a bare pitch: the 8M of STD 8M 1200 is S8M, not HTD-8M. */
const profilesByForm: Readonly<Record<string, (pitch: string) => string>> = {
  HTD: (pitch) => `${pitch}M`,
  STD: (pitch) => `S${pitch}M`,
  RPP: (pitch) => `RPP${pitch}`,
  GT: (pitch) => `${pitch}MGT`,
  GT2: (pitch) => `${pitch}MGT`,
  GT3: (pitch) => `${pitch}MGT3`,
};

/** A profile as written, and the tooth form beside it. */
type WrittenProfile = { readonly name: string; readonly form: string | undefined };

function toProfile({ name, form = "HTD" }: WrittenProfile): string {
  const plain = name
    .replace(",", ".")
    .replace(" ", "")
    .replace(/^(RPP\d+)M$/, "$1");
  const pitch = /^(\d+)M$/.exec(plain)?.[1];
  return pitch === undefined ? plain : (profilesByForm[form]?.(pitch) ?? plain);
}

function describe(
  written: WrittenProfile,
  parts: readonly (string | undefined)[],
  rest: string,
): BeltReading | undefined {
  const { name } = written;
  const profileName = toProfile(written);
  const pitchMm = toNumber(/\d+(?:[.,]\d)?/.exec(name)?.[0] ?? "");
  const figures = parts.filter((part) => part !== undefined && part !== name);
  const [length, width] = figures
    .map((text) => toNumber(text ?? ""))
    .toSorted((one, other) => other - one);
  const teeth = length === undefined ? undefined : toWhole(length / pitchMm);
  if (length !== undefined && (teeth === undefined || teeth < minTeeth)) return undefined;
  const section = toSection(profileName);
  const widthMm = toWidth(profileName, width);
  const texts = parts.filter((part) => part !== undefined);
  return {
    kind: "timing",
    section,
    isRawEdge: false,
    lengths: length === undefined ? [] : [{ line: "Lp", mm: length, from: "stated" }],
    ...(widthMm !== undefined && { widthMm }),
    ...(teeth !== undefined && { teeth }),
    pitchMm,
    code: toCode(profileName, length, widthMm),
    tokens: texts.map((text) => toToken(text, { name, section, pitchMm, length, teeth, widthMm })),
    rest,
  };
}

function toWhole(count: number): number | undefined {
  const whole = Math.round(count);
  return Math.abs(count - whole) < 1e-6 ? whole : undefined;
}

/** Name in the list of profiles. */
function toSection(plain: string): string {
  if (plain.endsWith("GT3")) return `GT3-${plain.slice(0, -3)}`;
  return /^\d+M$/.test(plain) ? `HTD-${plain}` : plain;
}

/** Widths of Super Torque belts have three figures in tenths of a millimetre: 250S8M1200. */
function toWidth(name: string, width: number | undefined): number | undefined {
  return width !== undefined && name.startsWith("S") && width >= 100 ? width / 10 : width;
}

function toCode(plain: string, length: number | undefined, widthMm: number | undefined): string {
  const isLengthFirst = /^\d/.test(plain);
  const parts = isLengthFirst ? [length, plain, widthMm] : [plain, length, widthMm];
  return parts.filter((part) => part !== undefined).join("-");
}

function toToken(
  text: string,
  {
    name,
    section,
    pitchMm,
    length,
    teeth,
    widthMm,
  }: {
    readonly name: string;
    readonly section: string;
    readonly pitchMm: number;
    readonly length: number | undefined;
    readonly teeth: number | undefined;
    readonly widthMm: number | undefined;
  },
): BeltToken {
  if (text === name) return toBeltToken("section", text, describeProfile(section, pitchMm));
  return toNumber(text) === length
    ? toBeltToken("length", text, `pitch length ${length} mm, ${teeth} teeth`)
    : toBeltToken("width", text, `width ${widthMm} mm`);
}
