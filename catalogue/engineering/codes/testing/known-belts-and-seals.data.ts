import type { BeltKind, LengthLine } from "#catalogue/engineering/codes/belt-code.ts";
import type { SealMaterial } from "#catalogue/engineering/codes/seal-code.ts";

/** What a maker's list says of a belt code. Lengths in mm. */
export type KnownBelt = {
  readonly code: string;
  readonly kind: BeltKind;
  readonly section: string;
  readonly line: LengthLine;
  readonly lengthMm: number;
  readonly ribs?: number;
  readonly teeth?: number;
  readonly widthMm?: number;
};

/** What a seal code says. Lengths in mm. */
export type KnownSeal = {
  readonly code: string;
  readonly shaftMm: number;
  readonly housingMm: number;
  readonly widthMm: number;
  readonly hasDustLip?: boolean;
  readonly outside?: string;
  readonly material?: SealMaterial;
};

/** Codes of the shop, of makers' lists and of the trade. */
export const knownBelts: readonly KnownBelt[] = [
  v("A42", "classical", "A", "Li", 1067),
  v("a 42", "classical", "A", "Li", 1067),
  v("Mitsuboshi B-60", "classical", "B", "Ld", 1564),
  v("C100", "classical", "C", "Ld", 2598),
  v("D144", "classical", "D", "Li", 3658),
  v("Z30", "classical", "Z", "Li", 762),
  v("AX42", "classical", "A", "Li", 1067),
  v("A42 1/2", "classical", "A", "Li", 1080),
  v("A1067", "classical", "A", "Li", 1067),
  v("13x1067", "classical", "A", "Li", 1067),
  v("13x1067 Li", "classical", "A", "Li", 1067),
  v("17x11x1321 Li", "classical", "B", "Li", 1321),
  v("3/B75", "classical", "B", "Li", 1905),
  v("SPZ1250", "narrow", "SPZ", "Ld", 1250),
  v("Optibelt SPA 1700 Lw SK", "narrow", "SPA", "Ld", 1700),
  v("XPZ 1000", "narrow", "SPZ", "Ld", 1000),
  v("SPB-2120", "narrow", "SPB", "Ld", 2120),
  v("5V1250", "wedge", "5V/15N", "La", 3175),
  v("3VX500", "wedge", "3V/9N", "La", 1270),
  v("8V2000", "wedge", "8V/25N", "La", 5080),
  v("15N 3175", "wedge", "5V/15N", "La", 3175),
  { ...v("6PK1200", "ribbed", "PK", "La", 1200), ribs: 6, widthMm: 21.36 },
  { ...v("6PJ1016", "ribbed", "PJ", "La", 1016), ribs: 6 },
  v("PJ 1016", "ribbed", "PJ", "La", 1016),
  v("PL 1715", "ribbed", "PL", "La", 1715),
  { ...v("PL 1715 8 Ribs", "ribbed", "PL", "La", 1715), ribs: 8 },
  { ...v("400J10", "ribbed", "PJ", "La", 1016), ribs: 10 },
  t("270L075", "L", 685.8, 72, 19.1),
  t("124L", "L", 314.325, 33),
  t("150 XL 037", "XL", 381, 75, 9.5),
  t("560XH200", "XH", 1422.4, 64, 50.8),
  t("80MXL025", "MXL", 203.2, 100, 6.4),
  t("Gates PowerGrip HTD 500-5M-15", "HTD-5M", 500, 100, 15),
  t("1200-8M-30", "HTD-8M", 1200, 150, 30),
  t("HTD 8M 1200", "HTD-8M", 1200, 150),
  t("5M-450", "HTD-5M", 450, 90),
  t("Optibelt OMEGA 8M-1120", "HTD-8M", 1120, 140),
  t("S8M-1200", "S8M", 1200, 150),
  t("250S8M1200", "S8M", 1200, 150, 25),
  t("RPP8-1200", "RPP8", 1200, 150),
  t("Gates 800-8MGT3-30", "GT3-8M", 800, 100, 30),
  t("T5-500", "T5", 500, 100),
  t("16 T5/455", "T5", 455, 91, 16),
  t("25AT10/1010", "AT10", 1010, 101, 25),
  v("Gates Polyflex 5M 500", "polyurethane V", "5M", "La", 500),
  v("Varibelt VX 22x8x800", "variable speed", "22x8", "Li", 800),
  v("Optibelt SUPER VX 28x8x850", "variable speed", "28x8", "Li", 850),
];

export const knownSeals: readonly KnownSeal[] = [
  s("TC 25x47x7", 25, 47, 7, { hasDustLip: true, outside: "rubber" }),
  s("SC 30-52-7", 30, 52, 7, { hasDustLip: false, outside: "rubber" }),
  s("AS 30x52x7 NBR", 30, 52, 7, { hasDustLip: true, outside: "rubber", material: "NBR" }),
  s("A 20x35x7", 20, 35, 7, { hasDustLip: false, outside: "rubber" }),
  s("BS 45 62 8", 45, 62, 8, { hasDustLip: true, outside: "metal" }),
  // Makers differ in whether it has a dust lip.
  s("TB 45 62 8", 45, 62, 8, {}),
  s("CS 60x80x10 FPM", 60, 80, 10, {
    hasDustLip: true,
    outside: "metal, reinforced",
    material: "FKM",
  }),
  s("BAUMSLX7 40x62x8 72NBR902", 40, 62, 8, {
    hasDustLip: true,
    outside: "ribbed rubber",
    material: "NBR",
  }),
  s("25x47x7 Viton", 25, 47, 7, { material: "FKM" }),
  s("SKF 25x47x7 HMSA10 RG", 25, 47, 7, { hasDustLip: true, outside: "rubber", material: "NBR" }),
  s("TC35x52x8", 35, 52, 8, { hasDustLip: true, outside: "rubber" }),
];

function v(
  code: string,
  kind: BeltKind,
  section: string,
  line: LengthLine,
  lengthMm: number,
): KnownBelt {
  return { code, kind, section, line, lengthMm };
}

function t(
  code: string,
  section: string,
  lengthMm: number,
  teeth: number,
  widthMm?: number,
): KnownBelt {
  const belt = { code, kind: "timing", section, line: "Lp", lengthMm, teeth } as const;
  return widthMm === undefined ? belt : { ...belt, widthMm };
}

function s(
  code: string,
  shaftMm: number,
  housingMm: number,
  widthMm: number,
  rest: Omit<KnownSeal, "code" | "shaftMm" | "housingMm" | "widthMm">,
): KnownSeal {
  return { code, shaftMm, housingMm, widthMm, ...rest };
}
