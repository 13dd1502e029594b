/** A table row for f0 Fa / C0: the limit e and the factor Y above it. */
export type AxialFactorRow = { readonly ratio: number; readonly e: number; readonly y: number };

/** Single-row deep groove ball bearings of normal clearance. Source: NSK CAT. E1102e, A30-A35. */
export const deepGrooveFactors: readonly AxialFactorRow[] = [
  { ratio: 0.172, e: 0.19, y: 2.3 },
  { ratio: 0.345, e: 0.22, y: 1.99 },
  { ratio: 0.689, e: 0.26, y: 1.71 },
  { ratio: 1.03, e: 0.28, y: 1.55 },
  { ratio: 1.38, e: 0.3, y: 1.45 },
  { ratio: 2.07, e: 0.34, y: 1.31 },
  { ratio: 3.45, e: 0.38, y: 1.15 },
  { ratio: 5.17, e: 0.42, y: 1.04 },
  { ratio: 6.89, e: 0.44, y: 1 },
];

/** Single-row angular contact ball bearings of 15°. Source: NSK CAT. E1102e, A30-A35. */
export const angular15Factors: readonly AxialFactorRow[] = [
  { ratio: 0.178, e: 0.38, y: 1.47 },
  { ratio: 0.357, e: 0.4, y: 1.4 },
  { ratio: 0.714, e: 0.43, y: 1.3 },
  { ratio: 1.07, e: 0.46, y: 1.23 },
  { ratio: 1.43, e: 0.47, y: 1.19 },
  { ratio: 2.14, e: 0.5, y: 1.12 },
  { ratio: 3.57, e: 0.55, y: 1.02 },
  { ratio: 5.35, e: 0.56, y: 1 },
];

/** Steeper angular contact, single or in tandem, by contact angle in degrees. Same source. */
export const angularFactors = {
  25: { e: 0.68, x: 0.41, y: 0.87 },
  30: { e: 0.8, x: 0.39, y: 0.76 },
  40: { e: 1.14, x: 0.35, y: 0.57 },
} as const;

/** X0 of types with Y0 listed per bearing. Same source. */
export const staticRadialFactors = {
  "self-aligning": 1,
  spherical: 1,
  tapered: 0.5,
} as const;

/** Factors of the static equivalent load for types without a factor per bearing. Same source. */
export const staticFactors = {
  "deep-groove": { x0: 0.6, y0: 0.5 },
  "angular-contact 15°": { x0: 0.5, y0: 0.46 },
  "angular-contact 25°": { x0: 0.5, y0: 0.38 },
  "angular-contact 30°": { x0: 0.5, y0: 0.33 },
  "angular-contact 40°": { x0: 0.5, y0: 0.26 },
} as const;
