/**
 * Height of a shoulder, at least, and radius of its fillet, at most, by the smallest chamfer of a radial ball
 * bearing. After DIN 5418, as in the tables of SKF and FAG.
 */
export const shoulders = [
  { chamferMm: 0.3, heightMm: 1, filletMm: 0.3 },
  { chamferMm: 0.6, heightMm: 2.1, filletMm: 0.6 },
  { chamferMm: 1, heightMm: 2.8, filletMm: 1 },
  { chamferMm: 1.1, heightMm: 3.5, filletMm: 1 },
  { chamferMm: 1.5, heightMm: 4.5, filletMm: 1.5 },
  { chamferMm: 2, heightMm: 5.5, filletMm: 2 },
  { chamferMm: 2.1, heightMm: 6, filletMm: 2 },
  { chamferMm: 3, heightMm: 7, filletMm: 2.5 },
] as const;
