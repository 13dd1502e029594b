/**
 * A figure with its unit, which no line break parts.
 *
 * @param figure A number, or a span of two as text.
 * @param unit Such as `mm`.
 * @returns Such as `10–50 mm`.
 */
export function withUnit(figure: number | string, unit: string): string {
  return `${figure}\u00A0${unit}`;
}

/**
 * A length as the pages show it.
 *
 * @param mm Length in mm.
 * @returns Such as `15.25 mm`.
 */
export function formatMm(mm: number): string {
  return withUnit(mm, "mm");
}

/**
 * A load rating as the pages show it.
 *
 * @param kn Load in kN.
 * @returns Such as `4.55 kN`.
 */
export function formatKn(kn: number): string {
  return withUnit(kn, "kN");
}

/**
 * A speed as the pages show it.
 *
 * @param rpm Revolutions per minute.
 * @returns Such as `30,000 rpm`.
 */
export function formatRpm(rpm: number): string {
  return withUnit(groupThousands(rpm), "rpm");
}

/**
 * A mass as the pages show it.
 *
 * @param kg Mass in kg.
 * @returns Such as `0.018 kg`.
 */
export function formatKg(kg: number): string {
  return withUnit(kg, "kg");
}

/**
 * The span of some values with an en dash.
 *
 * @param values At least one number.
 * @param format How one end is written; the unit follows once, after the span.
 * @returns Such as `10–50`, or one number where both ends are the same.
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

/**
 * A whole number with commas between thousands, on every machine alike.
 *
 * @param value Integer >= 0.
 * @returns Such as `30,000`.
 */
export function groupThousands(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}
