/**
 * A ray-traced image of a kind of part in `web/public/pictures`: `name`-800 and `name`-400, each as
 * .avif and .webp, 4:3.
 */
export type PartImageFacts = {
  readonly name: PartImageName;
  /** Text alternative of the image. */
  readonly alt: string;
};

/** Kinds of bearings, units and linear guides. */
type BearingImageName =
  | "deep-groove"
  | "deep-groove-shielded"
  | "deep-groove-sealed"
  | "angular-contact"
  | "self-aligning"
  | "cylindrical"
  | "tapered"
  | "spherical"
  | "spherical-brass-cage"
  | "thrust"
  | "needle"
  | "linear"
  | "super-precision"
  | "slewing"
  | "pillow-block"
  | "flange-unit"
  | "drawn-cup"
  | "insert-bearing"
  | "linear-bearing"
  | "spherical-plain-bearing"
  | "rod-end";

/** Kinds of belts, pulleys and seals. */
type DriveImageName =
  | "classical-v-belt"
  | "narrow-v-belt"
  | "cogged-v-belt"
  | "ribbed-belt"
  | "timing-belt"
  | "timing-belt-trapezoidal"
  | "double-timing-belt"
  | "variable-speed-belt"
  | "pulley"
  | "oil-seal"
  | "o-ring"
  | "bonded-seal"
  | "v-ring";

/** Kinds of other components: chains, couplings, parts that hold and lubricate bearings. */
type ComponentImageName =
  | "roller-chain"
  | "sprocket"
  | "jaw-coupling"
  | "coupling-spider"
  | "taper-bush"
  | "external-ring"
  | "internal-ring"
  | "parallel-key"
  | "grease-nipple"
  | "lock-nut"
  | "lock-washer"
  | "adapter-sleeve"
  | "plummer-block";

/** The shop's categories with their own image. */
type CategoryImageName = "bearings" | "belts" | "seals" | "components";

export type PartImageName =
  | BearingImageName
  | DriveImageName
  | ComponentImageName
  | CategoryImageName;
