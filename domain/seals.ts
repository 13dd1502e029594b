/**
 * How a bearing's sides are closed. Without 'one', both sides are. Named as in the readers of
 * designations; a removable shield counts as a shield.
 */
export const productSeals = [
  "open",
  "one shield",
  "shields",
  "one contact seal",
  "contact seals",
  "one light-contact seal",
  "light-contact seals",
  "one low-friction seal",
  "low-friction seals",
  "one non-contact seal",
  "non-contact seals",
] as const;

export type ProductSeals = (typeof productSeals)[number];
