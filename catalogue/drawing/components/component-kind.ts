/** Kinds of parts whose drawing is of their kind, not of their size. */
export type ComponentKind =
  | "roller-chain"
  | "sprocket"
  | "jaw-coupling"
  | "coupling-spider"
  | "taper-bush"
  | "parallel-key"
  | "external-ring"
  | "internal-ring"
  | "grease-nipple"
  | "linear-bearing"
  | "spherical-plain-bearing"
  | "rod-end"
  | "drawn-cup"
  | "lock-nut"
  | "lock-washer"
  | "adapter-sleeve"
  | "plummer-block"
  | "insert-bearing"
  | DrawnKind;

/** Kinds without an image, which are shown by their drawing. */
export type DrawnKind =
  | "polyurethane-v-belt"
  | "ball-screw"
  | "cam-follower"
  | "needle-cage"
  | "four-point-contact"
  | "crossed-roller-ring"
  | "cylindrical-roller-thrust"
  | "needle-thrust"
  | "spherical-roller-thrust"
  | "open-end-belt"
  | "pneumatic-piston-seal"
  | "pneumatic-rod-seal"
  | "rod-wiper"
  | "rod-u-cup"
  | "piston-u-cup"
  | "u-cup";

type Rule = readonly [pattern: RegExp, kind: ComponentKind];

/** Patterns in a product's name, most specific first. A pulley for a bush is neither. */
const rules: readonly Rule[] = [
  [/\bspider\b/i, "coupling-spider"],
  [/\bjaw coupling\b/i, "jaw-coupling"],
  [/\bsprocket\b/i, "sprocket"],
  [/\broller chain\b/i, "roller-chain"],
  [/(?<!\bfor )\btaper bush\b/i, "taper-bush"],
  [/\bparallel key\b|\bDIN 6885\b/i, "parallel-key"],
  [/\bDIN 472\b/i, "internal-ring"],
  [/\bDIN 471\b/i, "external-ring"],
  [/\bgrease nipple\b|\bDIN 71412\b/i, "grease-nipple"],
  [/\blinear ball bearing\b/i, "linear-bearing"],
  [/\brod end\b/i, "rod-end"],
  [/\bspherical plain bearing\b/i, "spherical-plain-bearing"],
  [/\bdrawn cup\b|\b[HB]K ?\d{4}/i, "drawn-cup"],
  [/\block washer\b/i, "lock-washer"],
  [/\block nut\b/i, "lock-nut"],
  [/\badapter sleeve\b/i, "adapter-sleeve"],
  [/\bplummer block\b(?! unit)|\bSNL ?\d{3}/i, "plummer-block"],
  [/\binsert bearing\b/i, "insert-bearing"],
  [/\bpolyurethane V-?belt\b/i, "polyurethane-v-belt"],
  [/(?<!\bfor )\bball ?screws?\b(?! (?:support|bearing|end))/i, "ball-screw"],
  [/\bcam follower\b/i, "cam-follower"],
  [/\bneedle (?:roller )?(?:and )?cage\b|\bcage[ -]and[ -]roller\b/i, "needle-cage"],
  [/\bfour-point contact (?:ball )?bearing\b|\bQJ ?\d{3,4}/i, "four-point-contact"],
  [/\bcrossed[ -]roller\b/i, "crossed-roller-ring"],
  [/\bneedle (?:roller )?thrust\b|\bthrust needle\b|\bAXK ?\d/i, "needle-thrust"],
  [
    /\bspherical (?:roller )?thrust\b|\bthrust spherical\b|\b29[2-4]\d\d(?!\d)/i,
    "spherical-roller-thrust",
  ],
  [
    /(?<!tapered )\broller thrust\b|\bthrust (?:cylindrical )?roller\b|\b8[19][1-4]\d\d(?!\d)/i,
    "cylindrical-roller-thrust",
  ],
  [/^(?!.*\b(?:wrench|spanner)).*\bopen[ -]end/i, "open-end-belt"],
  // A set for a cylinder holds several kinds.
  [/^(?!.*\b(?:set|kit)\b).*\bpneumatic piston\b.*\bseal\b/i, "pneumatic-piston-seal"],
  [/^(?!.*\b(?:set|kit)\b).*\bpneumatic rod\b.*\bseal\b/i, "pneumatic-rod-seal"],
  [
    /^(?!.*\b(?:linear|windscreen)\b).*(?<!with )\bwiper\b(?! (?:lip|blade|motor|arm)\b)/i,
    "rod-wiper",
  ],
  [/^(?=.*\brod\b).*\bU[ -]?cup\b/i, "rod-u-cup"],
  [/^(?=.*\bpiston\b(?! rod)).*\bU[ -]?cup\b/i, "piston-u-cup"],
  [/\bU[ -]?cup\b/i, "u-cup"],
];

const drawnKinds: Readonly<Record<DrawnKind, true>> = {
  "polyurethane-v-belt": true,
  "ball-screw": true,
  "cam-follower": true,
  "needle-cage": true,
  "four-point-contact": true,
  "crossed-roller-ring": true,
  "cylindrical-roller-thrust": true,
  "needle-thrust": true,
  "spherical-roller-thrust": true,
  "open-end-belt": true,
  "pneumatic-piston-seal": true,
  "pneumatic-rod-seal": true,
  "rod-wiper": true,
  "rod-u-cup": true,
  "piston-u-cup": true,
  "u-cup": true,
};

/** Whether no image shows a kind of component. */
export function isDrawnKind(kind: ComponentKind): kind is DrawnKind {
  return Object.hasOwn(drawnKinds, kind);
}

export const componentKinds: readonly ComponentKind[] = rules.map(([, kind]) => kind);

/** Finds the kind of component that a product's name states. */
export function findComponentKind(name: string): ComponentKind | undefined {
  return rules.find(([pattern]) => pattern.test(name))?.[1];
}
