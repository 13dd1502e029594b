/**
 * Rejects input for which a formula would return nonsense.
 *
 * @param quantities Numbers by name; each has to be finite and above zero.
 * @throws {RangeError} If one is not (programmer error: visitors' input is validated before).
 */
export function requirePositive(quantities: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(quantities)) {
    if (!(Number.isFinite(value) && value > 0)) {
      throw new RangeError(`${name} has to be above zero: ${value}`);
    }
  }
}
