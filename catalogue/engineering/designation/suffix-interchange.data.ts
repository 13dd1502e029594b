/** Makers in the comparison of suffixes. */
export type SuffixMaker = "NSK" | "RHP" | "SKF" | "FAG";

/** A meaning with each maker's suffixes; empty if the maker has no such suffix. */
export type SuffixInterchange = { readonly meaning: string } & Readonly<
  Record<SuffixMaker, readonly string[]>
>;

/**
 * Suffixes with the same meaning at four makers. Source: NSK designation brochure pp. 38-45; SKF
 * general catalogue for SKF's seals and cages: TH is fabric-reinforced phenolic resin there, polyamide
 * in the brochure.
 */
export const suffixInterchange: readonly SuffixInterchange[] = [
  { meaning: "shield, one side", NSK: ["Z"], RHP: ["Z"], SKF: ["Z"], FAG: ["Z", "ZR"] },
  { meaning: "shields, both sides", NSK: ["ZZ"], RHP: ["2Z"], SKF: ["2Z"], FAG: ["2Z", "2ZR"] },
  {
    meaning: "contact seal, one side",
    NSK: ["DU"],
    RHP: ["RS"],
    SKF: ["RS1", "RSH"],
    FAG: ["RSR"],
  },
  {
    meaning: "contact seals, both sides",
    NSK: ["DDU"],
    RHP: ["2RS"],
    SKF: ["2RS1", "2RSH"],
    FAG: ["2RSR"],
  },
  {
    meaning: "contact seal, one side, bore below 10 mm",
    NSK: ["D"],
    RHP: ["RSR"],
    SKF: ["RS1"],
    FAG: ["RSR"],
  },
  {
    meaning: "contact seals, both sides, bore below 10 mm",
    NSK: ["DD"],
    RHP: ["2RS"],
    SKF: ["2RS1"],
    FAG: ["2RSR"],
  },
  { meaning: "non-contact seal, one side", NSK: ["V"], RHP: [], SKF: ["RZ"], FAG: ["RSD"] },
  { meaning: "non-contact seals, both sides", NSK: ["VV"], RHP: [], SKF: ["2RZ"], FAG: ["2RSD"] },
  { meaning: "lubrication groove and holes", NSK: ["E4"], RHP: ["W33"], SKF: ["W33"], FAG: ["S"] },
  { meaning: "pressed steel cage", NSK: ["W"], RHP: ["J"], SKF: ["J"], FAG: ["J"] },
  {
    meaning: "machined brass cage",
    NSK: ["M", "MR"],
    RHP: ["MA", "MB", "M"],
    SKF: ["MA", "MB", "M"],
    FAG: ["MA", "MB", "M"],
  },
  {
    meaning: "polyamide cage",
    NSK: ["T", "TN", "TNG"],
    RHP: ["TN", "TNH"],
    SKF: ["P", "TN9"],
    FAG: ["TVP", "TVH"],
  },
  {
    meaning: "cylindrical, high capacity, brass cage",
    NSK: ["EM"],
    RHP: ["EVM"],
    SKF: ["ECM"],
    FAG: ["E.M1"],
  },
  { meaning: "angular contact 40°", NSK: ["B"], RHP: ["B"], SKF: ["B"], FAG: ["B"] },
  { meaning: "angular contact 15°", NSK: ["C"], RHP: ["C"], SKF: ["CD"], FAG: ["C"] },
  { meaning: "angular contact 25°", NSK: ["A5"], RHP: ["E"], SKF: ["ACD"], FAG: ["E"] },
  { meaning: "tapered bore 1:12", NSK: ["K"], RHP: ["K"], SKF: ["K"], FAG: ["K"] },
  { meaning: "tapered bore 1:30", NSK: ["K30"], RHP: ["K30"], SKF: ["K30"], FAG: ["K30"] },
  { meaning: "snap ring groove", NSK: ["N"], RHP: ["N"], SKF: ["N"], FAG: ["N"] },
  { meaning: "snap ring groove with ring", NSK: ["NR"], RHP: ["NR"], SKF: ["NR"], FAG: ["NR"] },
  {
    meaning: "shield and snap ring on opposite sides",
    NSK: ["NRZ"],
    RHP: ["ZNBR"],
    SKF: ["ZNBR"],
    FAG: ["ZRNBR"],
  },
  { meaning: "clearance C2", NSK: ["C2"], RHP: ["C2"], SKF: ["C2"], FAG: ["C2"] },
  { meaning: "clearance C3", NSK: ["C3"], RHP: ["C3"], SKF: ["C3"], FAG: ["C3"] },
  { meaning: "clearance C4", NSK: ["C4"], RHP: ["C4"], SKF: ["C4"], FAG: ["C4"] },
  { meaning: "class 6 with C3", NSK: ["P6C3"], RHP: ["P63"], SKF: ["P63"], FAG: ["P63"] },
  { meaning: "heat stabilised 150 °C", NSK: ["X26"], RHP: ["S0"], SKF: ["S0"], FAG: ["S0"] },
  { meaning: "heat stabilised 200 °C", NSK: ["X28"], RHP: ["S1"], SKF: ["S1"], FAG: ["S1"] },
  { meaning: "heat stabilised 250 °C", NSK: ["X29"], RHP: ["S2"], SKF: ["S2"], FAG: ["S2"] },
  { meaning: "vibrating screen design", NSK: ["VS"], RHP: ["EVB"], SKF: ["VA405"], FAG: ["T41A"] },
  {
    meaning: "spherical roller, high capacity",
    NSK: ["EA"],
    RHP: ["EJ"],
    SKF: ["E", "EC"],
    FAG: ["E1", "HL"],
  },
];
