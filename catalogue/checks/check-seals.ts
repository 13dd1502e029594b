import { maxShaftSpeedRpm } from "#catalogue/engineering/seal-speed.ts";
import type { LipMaterial, RotarySeal } from "#catalogue/seals/seal.ts";
import type { Finding } from "./finding.ts";

const materials: readonly LipMaterial[] = ["NBR", "FKM"];

/**
 * Runs every rotary shaft seal rule on each row and yields one finding per rule and row. Source: DIN
 * 3760; lip speed v = pi d n / 60000.
 */
export function* checkRotarySeals(rows: readonly RotarySeal[]): Generator<Finding> {
  const codes = new Set<string>();
  for (const row of rows) {
    const ask = (rule: string, holds: boolean): Finding => ({
      rule: `seal: ${rule}`,
      subject: row.code,
      holds,
    });
    const { shaftMm, housingMm, widthMm } = row;
    yield ask("code unique", !codes.has(row.code));
    codes.add(row.code);
    yield ask("code names its size", row.code === `${shaftMm}x${housingMm}x${widthMm}`);
    yield ask("shaft inside housing", shaftMm > 0 && shaftMm < housingMm && widthMm > 0);
    yield ask(
      "temperatures ascend",
      materials.every((one) => ascends(row.temperatureC[one])),
    );
    yield ask(
      "speed follows the lip speed",
      materials.every((one) => hasTrueSpeed(row, one)),
    );
  }
}

function ascends(span: readonly [number, number] | undefined): boolean {
  return span === undefined || span[0] < span[1];
}

function hasTrueSpeed(
  { shaftMm, maxLipSpeedMs, maxSpeedRpm }: RotarySeal,
  one: LipMaterial,
): boolean {
  const lipSpeedMs = maxLipSpeedMs?.[one];
  const rpm = maxSpeedRpm?.[one];
  if (lipSpeedMs === undefined || rpm === undefined) return lipSpeedMs === rpm;
  return Math.abs(rpm / maxShaftSpeedRpm(shaftMm, lipSpeedMs) - 1) < 0.02;
}
