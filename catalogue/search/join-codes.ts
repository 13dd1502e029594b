import {
  adjustableBeltSize,
  toroidalSeries,
} from "#catalogue/engineering/codes/number-patterns.ts";

/** Pieces of one code that are numbers of other parts by themselves, as the 2208 of C 2208. */
const spacedCodes: readonly (readonly RegExp[])[] = [
  // A toroidal roller bearing of SKF.
  [/^C$/i, new RegExp(`^${toroidalSeries}\\d\\d(?!\\d)`)],
  // A belt for adjustable pulleys.
  [new RegExp(`^${adjustableBeltSize}$`), /^V$/i, /^\d{3,4}$/],
  [new RegExp(`^${adjustableBeltSize}V$`, "i"), /^\d{3,4}$/],
  // An insert with a tapered bore, or its unit.
  [/^UK[A-Z]{0,3}$/i, /^[23]\d\d(?!\d)/],
  // An insert, or a rod end, whose letters are words too.
  [/^S[AB]$/i, /^[23]\d\d(?!\d)/],
  [/^S[AI]$/i, /^(?:[5-9]|[1-5]\d)$/],
  // Holes of a flange, which aren't its bore.
  [/^[23]$/, /^(?:vrim[aëe]|bulona?|holes?|bolts?|fori|rup[ae])$/i],
  // A belt with the Super Torque profile: without its letter, the rest is one with another profile.
  [/^S$/i, /^(?:2|3|4[.,]5|5|8|14)M(?![A-Z])/i],
  // A timing belt's profile, whose figure is its pitch.
  [/^A?T$/i, /^(?:2[.,]5|5|10|20)[/x-]\d{3,4}/i],
  // Timken's number of a cone with its cup.
  [/^SET$/i, /^\d{1,3}$/],
  // An adapter sleeve after its bearing.
  [/\d/, /^\+$/, /^(?:A?HX?|H[ABE])\d/i],
];

/** A timing belt's profile before its length: T 10 880 25. */
const spacedProfile = [/^A?T$/i, /^(?:2[.,]5|5|10|20)$/, /^\d{3,4}(?!\d)/];
/** A retaining ring with its thickness, which follows from its size: DIN 471 25x1.2. */
const ringSize = [/^DIN$/i, /^47[12]$/, /^\d{1,3}(?=[x×*]\d(?:[.,]\d{1,2})?$)/i];

const begins = (pieces: readonly string[], at: number, code: readonly RegExp[]): boolean =>
  code.every((pattern, index) => pattern.test(pieces[at + index] ?? ""));

/** Joins pieces of a text that are one code: C 2208, 2322 V 421, UKP 206, S 8M-1200, 1206K + H206. */
export function joinCodes(pieces: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < pieces.length;) {
    const found = spacedCodes.find((code) => begins(pieces, at, code)) ?? [0];
    const length = begins(pieces, at, spacedProfile) ? 2 : found.length;
    const isThickness = begins(pieces, at - 2, ringSize);
    const piece = pieces.slice(at, at + length).join("");
    joined.push(isThickness ? piece.replace(/[x×*].*/i, "") : piece);
    at += length;
  }
  return joined;
}
