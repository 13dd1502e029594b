/**
 * Joins a figure and its unit with a no-break space.
 *
 * @param figure A number, or a range as text.
 * @returns Such as `10–50 mm`.
 */
export function withUnit(figure: number | string, unit: string): string {
  return `${figure}\u00A0${unit}`;
}

/**
 * Formats a length in mm.
 *
 * @returns Such as `15.25 mm`.
 */
export function formatMm(mm: number): string {
  return withUnit(mm, "mm");
}

/**
 * Formats a load in kN.
 *
 * @returns Such as `4.55 kN`, as `writeKn`.
 */
export function formatKn(kn: number): string {
  return withUnit(writeKn(kn), "kN");
}

/**
 * Writes a load with the digits of the makers' tables, without the unit: three significant ones, so that
 * 14 kN from 14 000 N isn't read as rounded.
 *
 * @returns Such as `4.55`, `14.0` or `250`; a figure known with more digits keeps them.
 */
export function writeKn(kn: number): string {
  return withDecimals(kn, threeDigits(kn));
}

/**
 * Formats a speed in rpm.
 *
 * @returns Such as `30,000 rpm`.
 */
export function formatRpm(rpm: number): string {
  return withUnit(groupThousands(rpm), "rpm");
}

/**
 * Formats a mass in kg.
 *
 * @returns Such as `0.018 kg`, as `writeKg`.
 */
export function formatKg(kg: number): string {
  return withUnit(writeKg(kg), "kg");
}

/**
 * Writes a mass as the makers' tables do, without the unit: to the gram below 1 kg, above with three
 * significant digits.
 *
 * @returns Such as `0.420` or `3.14`; a figure known with more digits keeps them.
 */
export function writeKg(kg: number): string {
  return withDecimals(kg, kg < 1 ? 3 : threeDigits(kg));
}

/** The decimals that make three significant digits; at most two, as in the makers' tables. */
function threeDigits(value: number): number {
  if (value < 10) return 2;
  return value < 100 ? 1 : 0;
}

function withDecimals(value: number, decimals: number): string {
  const [, known = ""] = String(value).split(".");
  return value.toFixed(Math.max(decimals, known.length));
}

/**
 * Formats the range of some values with an en dash.
 *
 * @param values At least one number.
 * @param format Formats one end; the unit follows once, after the range.
 * @returns Such as `10–50`, or one number if both ends are the same.
 * @throws {RangeError} If there are no values (programmer error).
 */
export function formatSpan(
  values: readonly number[],
  format: (value: number) => string = String,
): string {
  if (values.length === 0) throw new RangeError("A span needs at least one value");
  const least = format(Math.min(...values));
  const greatest = format(Math.max(...values));
  return least === greatest ? least : `${least}–${greatest}`;
}

/** Formats a whole number with commas between thousands, such as `30,000`, independent of the locale. */
export function groupThousands(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}
