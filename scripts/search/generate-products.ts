import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { readSampleProducts } from "#server/db/seed/read-sample-products.ts";

/** A row for `jsonb_to_recordset`. */
export type GeneratedProduct = {
  readonly name: string;
  readonly description: string;
  readonly specifications: string | null;
  readonly brand: string;
  readonly category: string;
};

const makers = [
  "NSK",
  "SKF",
  "FAG",
  "NTN",
  "KOYO",
  "NACHI",
  "PPL",
  "RHP",
  "SNR",
  "ZKL",
  "INA",
  "KYK",
];
const suffixes = [
  "",
  "ZZ",
  "DDU",
  "-2RS1",
  "-2Z",
  "-2RS1/C3",
  "ZZC3",
  "DDUC3",
  "/C3",
  "-2Z/C4",
  " M",
];

/**
 * Makes products like those of a large shop: every listed bearing by every maker in several designs, and
 * the sample products of other makers, each article many times.
 *
 * @param index Decides everything, so that two runs search the same products.
 */
export function generateProduct(index: number): GeneratedProduct {
  const maker = pick(makers, index);
  // Every second article has a number of its own in its name.
  const article = index % 4 < 2 ? "" : ` K${String(index).padStart(7, "0")}`;
  return index % 2 === 0 ? makeBearing(index, maker, article) : makeOther(index, maker, article);
}

function makeBearing(index: number, maker: string, article: string): GeneratedProduct {
  const number = Math.floor(index / 2);
  const { code, boreMm, outsideDiameterMm, widthMm } = pick(bearings, number);
  const suffix = pick(suffixes, Math.floor(number / bearings.length));
  return {
    name: `${maker} ${code}${suffix} Bearing${article}`,
    description: `Rolling bearing for a ${boreMm} mm shaft, from stock.`,
    specifications: `Bore ${boreMm} mm; outside diameter ${outsideDiameterMm} mm; width ${widthMm} mm`,
    brand: maker,
    category: "Bearings",
  };
}

const samples = readSampleProducts();

function makeOther(index: number, maker: string, article: string): GeneratedProduct {
  const {
    name,
    description = "",
    specifications = null,
    brand = "",
    category = "",
  } = pick(samples, Math.floor(index / 2));
  return {
    name: `${brand === "" ? `${maker} ${name}` : name.replace(brand, maker)}${article}`,
    description,
    specifications,
    brand: maker,
    category,
  };
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError("Nothing to pick from");
  return item;
}
