/** Bores that codes below 04 stand for, in mm. Source: NSK CAT. E1102e, A54-A57. */
const smallBores: Readonly<Record<string, number>> = { "00": 10, "01": 12, "02": 15, "03": 17 };

/**
 * Bores of the shaft washers of series 522, in mm, by bore code. The code tells the matching
 * single-direction bearing, whose bore is larger. Codes 09 to 12 are recalled, not read.
 */
const doubleThrustBores: Readonly<Record<string, number>> = {
  "02": 10,
  "04": 15,
  "05": 20,
  "06": 25,
  "07": 30,
  "08": 30,
  "09": 35,
  "10": 40,
  "11": 45,
  "12": 50,
};

/**
 * Tells the bore that a bore code stands for.
 *
 * @param code One digit 1-9, two digits 00-96, or a slash and the bore itself.
 * @returns The bore in mm, or undefined for what isn't a bore code.
 * Source: NSK CAT. E1102e, A54-A57.
 */
export function boreFromCode(code: string): number | undefined {
  if (/^[1-9]$/.test(code)) return Number(code);
  if (/^\/[1-9]\d{0,3}$/.test(code)) return Number(code.slice(1));
  if (!/^\d\d$/.test(code)) return undefined;
  const fifths = Number(code);
  return smallBores[code] ?? (fifths <= 96 ? fifths * 5 : undefined);
}

/**
 * Tells the bore of the shaft washer of a double-direction thrust ball bearing.
 *
 * @param series Dimension series, such as 522.
 * @param code Two digits 00-96.
 * @returns The bore in mm, or undefined where no list says it.
 * Source: NSK CAT. E1102e; shared data, designation.md 1.4.
 */
export function doubleThrustBore(series: string, code: string): number | undefined {
  return series === "522" ? doubleThrustBores[code] : undefined;
}
