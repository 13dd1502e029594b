import { toNormalForm, type NormalForm } from "./normal-form.ts";
import type { SealCode, SealDesign, SealMaterial, SealTokenKind } from "./seal-code.ts";
import { sealMaterials, sealTypes, skfMaterials, type SealType } from "./seal-types.data.ts";

type SealToken = SealCode["tokens"][number];

/** Longer than any seal's code; longer texts are rejected. */
const maxLength = 80;

const figure = "(\\d{1,4}(?:[.,]\\d{1,2})?)";
const sizePattern = new RegExp(
  `(?<![\\dA-Z.,])${figure}[X /-]${figure}(?:[X /-]${figure})?(?![\\d.,X]|/\\d)`,
);

/** A material with the hardness before and the number of the compound after it: 72NBR902. */
const compound = /^\d{2}(NBR|FKM|ACM|HNBR)\d*$/;

/**
 * Reads the code of a rotary shaft seal: a size, with a type or a material. Returns undefined for
 * dimensions alone, which a bearing may have too.
 *
 * @param code Such as `TC 25x47x7`, `AS 30-52-7 FKM`, or its normal form.
 */
export function readSealCode(code: string | NormalForm): SealCode | undefined {
  const { text, makers } = typeof code === "string" ? toNormalForm(code) : code;
  const size = text.length > maxLength ? undefined : readSize(text);
  if (!size) return undefined;
  const texts = new Set([...toWords(size.before), ...toWords(size.after)]);
  const isSkf = sealTypes.some(
    ({ types, system }) => system === "SKF" && types.some((letters) => texts.has(letters)),
  );
  const read = (word: string): ReadWord => readWord(word, isSkf);
  const before = toWords(size.before).map(read);
  const after = toWords(size.after).map(read);
  const words = [...before, ...after];
  const type = words.find(({ token }) => token.kind === "type");
  const material = words.find((word) => word.material !== undefined)?.material;
  // Other words before the size can be of another part: O-RING 30X3 is no shaft seal.
  const isOther = before.some(({ token }) => token.kind === "unread");
  if (isOther || (!type && !material)) return undefined;
  return {
    part: "seal",
    ...describeType(type),
    ...size.dimensions,
    ...(material && { material }),
    code: [type?.token.text, size.code, material].filter(Boolean).join(" "),
    makers,
    tokens: [
      ...before.map(({ token }) => token),
      ...size.tokens,
      ...after.map(({ token }) => token),
    ],
    unread: words
      .filter(({ token }) => token.kind === "unread")
      .map(({ token }) => token.text)
      .join(" "),
  };
}

function describeType(type: ReadWord | undefined): Pick<SealCode, "type" | "design"> {
  return { ...(type && { type: type.token.text }), ...(type?.design && { design: type.design }) };
}

/** Smallest shaft of a rotary shaft seal, in mm. */
const minShaftMm = 3;

/** Larger than any seal's housing in mm: the 1321 of B 17x1321 is the length of a belt. */
function maxHousing(shaftMm: number): number {
  return 3 * shaftMm + 20;
}

/** The size in a text, and the text around it. */
type ReadSize = {
  readonly dimensions: Pick<SealCode, "shaftMm" | "housingMm" | "widthMm">;
  /** In one spelling: `25x47x7`. */
  readonly code: string;
  readonly tokens: readonly SealToken[];
  readonly before: string;
  readonly after: string;
};

/** Reads shaft, housing and width; undefined for figures that no shaft seal has. */
function readSize(text: string): ReadSize | undefined {
  // The type may touch the size: TC25X47X7, 25X47X7TC.
  const apart = text
    // Freudenberg's BAUM5X7 is the form BAUMX7, and no size of 5 x 7.
    .replace(/^((?:.* )?BAUM?(?:SL)?)\d(X7)(?![\dX])/, "$1$2")
    .replace(
      /^(BAUM?(?:SL)?X7|B[12](?:SL)?|HMS5|HMSA10|CRWA?1|[A-Z]{1,6})[ -]?(?=\d+(?:[.,]\d+)?[X /-]\d)/,
      "$1 ",
    )
    .replace(/(\d[X/-]\d{1,4}[X/-]\d{1,3}(?:[.,]\d{1,2})?)(?=[A-WYZ])/, "$1 ");
  const found = sizePattern.exec(apart);
  if (!found) return undefined;
  const [head, shaft = "", housing = "", width] = found;
  const [shaftMm, housingMm] = [toMm(shaft), toMm(housing)];
  const widthMm = width === undefined ? undefined : toMm(width);
  if (shaftMm < minShaftMm || housingMm <= shaftMm || housingMm > maxHousing(shaftMm)) {
    return undefined;
  }
  if (widthMm !== undefined && widthMm >= housingMm) return undefined;
  return {
    dimensions: { shaftMm, housingMm, ...(widthMm !== undefined && { widthMm }) },
    code: [shaftMm, housingMm, ...(widthMm === undefined ? [] : [widthMm])].join("x"),
    tokens: [
      toToken("size", shaft, `shaft ${shaftMm} mm`),
      toToken("size", housing, `housing ${housingMm} mm`),
      ...(width === undefined ? [] : [toToken("size", width, `width ${widthMm} mm`)]),
    ],
    before: apart.slice(0, found.index),
    after: apart.slice(found.index + head.length),
  };
}

function toMm(text: string): number {
  return Number(text.replace(",", "."));
}

function toWords(text: string): readonly string[] {
  return text.split(/[ /-]+/).filter((word) => word !== "" && word !== "MM");
}

type ReadWord = {
  readonly token: SealToken;
  readonly design?: SealDesign;
  readonly material?: SealMaterial;
};

/** @param isSkf Whether the type is SKF's, whose materials are single letters. */
function readWord(word: string, isSkf: boolean): ReadWord {
  const types = sealTypes.filter((row) => row.types.includes(word));
  const [type, ...others] = types;
  if (type) {
    const token = toTypeToken(word, types);
    return others.length > 0 ? { token } : { token, design: type.design };
  }
  const material =
    sealMaterials[compound.exec(word)?.[1] ?? word] ?? (isSkf ? skfMaterials[word] : undefined);
  if (material) return { token: toToken("material", word, `lip of ${material}`), material };
  return { token: { text: word, kind: "unread", meanings: [] } };
}

/** @param types The meanings of the letters; several if makers differ. */
function toTypeToken(text: string, types: readonly SealType[]): SealToken {
  const meanings = types.map(({ design, system, evidence }) => {
    const parts = [
      `${design.outside} outside`,
      design.lips === 2 ? "two sealing lips" : "one sealing lip",
      design.hasSpring ? "with spring" : "without spring",
      ...(design.hasDustLip ? ["and dust lip"] : []),
    ];
    return { text: `${parts.join(", ")} (${system})`, makers: [], evidence };
  });
  return { text, kind: "type", meanings };
}

function toToken(kind: SealTokenKind, text: string, meaning: string): SealToken {
  return { text, kind, meanings: [{ text: meaning, makers: [], evidence: "catalogue" }] };
}
