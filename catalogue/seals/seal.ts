/** Lip material of a rotary shaft seal. */
export type LipMaterial = "NBR" | "FKM";

/** A rotary shaft seal, DIN 3760. Lengths in mm; sizes without a source have no speed. */
export type RotarySeal = {
  /** Shaft x housing bore x width. */
  readonly code: string;
  readonly shaftMm: number;
  readonly housingMm: number;
  readonly widthMm: number;
  /** A: rubber outside, one lip; AS: with a dust lip. */
  readonly forms: readonly ("A" | "AS")[];
  readonly materials: readonly LipMaterial[];
  /** Min and max temperature per material, in °C. */
  readonly temperatureC: Readonly<Partial<Record<LipMaterial, readonly [number, number]>>>;
  readonly maxPressureMPa: number;
  readonly maxLipSpeedMs?: Readonly<Partial<Record<LipMaterial, number>>>;
  readonly maxSpeedRpm?: Readonly<Partial<Record<LipMaterial, number>>>;
  readonly status: "verified" | "recalled";
};

/** A hydraulic or pneumatic seal. */
export type FluidSeal = {
  readonly code: string;
  readonly category: string;
  readonly name: string;
  /** Dimensions in mm by what they measure. */
  readonly dimensionsMm: Readonly<Record<string, number | string>>;
  readonly material: string;
  readonly temperatureC: readonly [number, number];
  readonly maxPressureBar?: number;
  readonly maxSpeedMs?: number;
  readonly use: string;
  readonly standard?: string;
};
