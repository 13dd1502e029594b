import { toNormalForm, type NormalForm } from "./normal-form.ts";
import type { SealCode, SealDesign, SealMaterial, SealTokenKind } from "./seal-code.ts";
import { sealMaterials, sealTypes, type SealType } from "./seal-types.data.ts";

type SealToken = SealCode["tokens"][number];

/** Longer than any seal's code; longer texts are rejected. */
const maxLength = 80;

const figure = "(\\d{1,4}(?:[.,]\\d{1,2})?)";
const size = new RegExp(
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
  if (text.length > maxLength) return undefined;
  // The type can stand against the size: TC25X47X7, 25X47X7TC.
  const apart = text
    .replace(/^(B[12](?:SL)?|HMS5|HMSA10|CRWA?1|[A-Z]{1,6})[ -]?(?=\d+(?:[.,]\d+)?[X /-]\d)/, "$1 ")
    .replace(/(\d[X/-]\d{1,4}[X/-]\d{1,3}(?:[.,]\d{1,2})?)(?=[A-WYZ])/, "$1 ");
  const found = size.exec(apart);
  if (!found) return undefined;
  const [head, shaft = "", housing = "", width] = found;
  const [shaftMm, housingMm] = [toMm(shaft), toMm(housing)];
  const widthMm = width === undefined ? undefined : toMm(width);
  const isSeal = shaftMm >= minShaftMm && housingMm > shaftMm && (widthMm ?? 0) < housingMm;
  if (!isSeal) return undefined;
  const before = toWords(apart.slice(0, found.index)).map(readWord);
  const after = toWords(apart.slice(found.index + head.length)).map(readWord);
  const read = [...before, ...after];
  const type = read.find(({ token }) => token.kind === "type");
  const material = read.find((word) => word.material !== undefined)?.material;
  // Other words before the size can be of another part: O-RING 30X3 is no shaft seal.
  if (before.some(({ token }) => token.kind === "unread") || (!type && !material)) return undefined;
  const dimensions = [shaft, housing, width].filter((part) => part !== undefined).map(toMm);
  const name = type?.token.text;
  return {
    part: "seal",
    ...(name !== undefined && { type: name }),
    ...(type?.design && { design: type.design }),
    shaftMm,
    housingMm,
    ...(widthMm !== undefined && { widthMm }),
    ...(material && { material }),
    code: [name, dimensions.join("x"), material].filter(Boolean).join(" "),
    makers,
    tokens: [
      ...before.map(({ token }) => token),
      toToken("size", shaft, `shaft ${shaftMm} mm`),
      toToken("size", housing, `housing ${housingMm} mm`),
      ...(width === undefined ? [] : [toToken("size", width, `width ${widthMm} mm`)]),
      ...after.map(({ token }) => token),
    ],
    unread: read
      .filter(({ token }) => token.kind === "unread")
      .map(({ token }) => token.text)
      .join(" "),
  };
}

/** Smallest shaft of a rotary shaft seal, in mm. */
const minShaftMm = 3;

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

function readWord(word: string): ReadWord {
  const type = sealTypes.find(({ types }) => types.includes(word));
  if (type) return { token: toTypeToken(word, type), design: type.design };
  const material = sealMaterials[compound.exec(word)?.[1] ?? word];
  if (material) return { token: toToken("material", word, `lip of ${material}`), material };
  return { token: { text: word, kind: "unread", meanings: [] } };
}

function toTypeToken(text: string, { design, system, evidence }: SealType): SealToken {
  const parts = [
    `${design.outside} outside`,
    design.lips === 2 ? "two sealing lips" : "one sealing lip",
    design.hasSpring ? "with spring" : "without spring",
    ...(design.hasDustLip ? ["and dust lip"] : []),
  ];
  const meaning = { text: `${parts.join(", ")} (${system})`, makers: [], evidence };
  return { text, kind: "type", meanings: [meaning] };
}

function toToken(kind: SealTokenKind, text: string, meaning: string): SealToken {
  return { text, kind, meanings: [{ text: meaning, makers: [], evidence: "catalogue" }] };
}
