import { getSealImage } from "#catalogue/drawing/media-path.ts";
import { fluidSeals } from "#catalogue/seals/fluid-seals.data.ts";
import { getSealSize } from "#catalogue/seals/list-seals.ts";
import { rotarySeals } from "#catalogue/seals/rotary-seals.data.ts";
import { getSealPath } from "#catalogue/seals/seal-path.ts";
import type { FluidSeal, RotarySeal } from "#catalogue/seals/seal.ts";
import { popularityRanks, type EntryDimensions, type SearchEntry } from "./search-entry.ts";

/** The listed shaft seals and the hydraulic and pneumatic ones. */
export function listSealEntries(): readonly SearchEntry[] {
  return [...rotarySeals.map(rotaryEntry), ...fluidSeals.map(fluidEntry)];
}

function rotaryEntry({
  code,
  shaftMm,
  housingMm,
  widthMm,
  forms,
  materials,
}: RotarySeal): SearchEntry {
  return {
    id: `seal/${code}`,
    kind: "seal",
    codes: [code],
    designations: forms.flatMap((form) =>
      ["", ...materials].map((material) => `${form} ${code} ${material}`),
    ),
    name: "Oil seal",
    dimensionsMm: { bore: shaftMm, outside: housingMm, width: widthMm },
    image: getSealImage(code),
    words: `rotary shaft seal DIN 3760 ${forms.join(" ")} ${materials.join(" ")}`,
    popularity: popularityRanks["oil-seal"],
    href: getSealPath(code),
  };
}

function fluidEntry({
  code,
  name,
  dimensionsMm,
  material,
  use,
  standard = "",
}: FluidSeal): SearchEntry {
  const size = getSealSize(code);
  return {
    id: `seal/${code}`,
    kind: "seal",
    // An O-ring is asked for as 30x3 as well.
    codes: /\dx\d/.test(size) ? [code, size] : [code],
    name,
    dimensionsMm: toEntryDimensions(dimensionsMm),
    image: getSealImage(code),
    words: `seal ${material} ${use} ${standard}`,
    popularity: popularityRanks.seal,
    href: getSealPath(code),
  };
}

/** The diameters in ascending order; a cord is half the difference of an O-ring's diameters. */
function toEntryDimensions(mm: FluidSeal["dimensionsMm"]): EntryDimensions {
  const getMm = (name: string): number | undefined => {
    const value = mm[name];
    return typeof value === "number" ? value : undefined;
  };
  const cord = getMm("cord");
  const inside = getMm("inside");
  const outside = cord === undefined || inside === undefined ? undefined : inside + 2 * cord;
  const diameters = ["rod", "bore", "groove", "inside", "outside"]
    .flatMap((name) => getMm(name) ?? [])
    .concat(outside ?? [])
    .toSorted((one, other) => one - other);
  const width = getMm("length") ?? getMm("thickness") ?? cord;
  const [smaller, larger] = diameters;
  return {
    ...(smaller !== undefined && { bore: smaller }),
    ...(larger !== undefined && { outside: larger }),
    ...(width !== undefined && { width }),
  };
}
