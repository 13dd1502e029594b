import type { PartImageName } from "./part-image.ts";

/** Image of each family's kind of part, by the family's slug. */
export const familyImages: Readonly<Record<string, PartImageName>> = {
  "deep-groove-ball-bearings": "deep-groove",
  "angular-contact-ball-bearings": "angular-contact",
  "self-aligning-ball-bearings": "self-aligning",
  "thrust-ball-bearings": "thrust",
  "cylindrical-roller-bearings": "cylindrical",
  "tapered-roller-bearings": "tapered",
  "spherical-roller-bearings": "spherical",
  "needle-roller-bearings": "needle",
  "linear-motion": "linear",
  "super-precision-bearings": "super-precision",
  "bearing-units": "pillow-block",
  "slewing-ring-bearings": "slewing",
  "precision-ball-bearings": "super-precision",
  "self-aligning-bearings": "self-aligning",
  "housing-units": "flange-unit",
  "classical-v-belts": "classical-v-belt",
  "power-transmission-v-belts": "classical-v-belt",
  "industrial-v-belts": "classical-v-belt",
  "agricultural-belts": "classical-v-belt",
  "v-belts": "narrow-v-belt",
  "automotive-belts": "cogged-v-belt",
  "timing-belts": "timing-belt",
  "powergrip-timing-belts": "timing-belt",
  "timing-belts-isoran": "timing-belt-trapezoidal",
  "power-transmission": "timing-belt-trapezoidal",
  "poly-v-belts": "ribbed-belt",
  "micro-v-belts": "ribbed-belt",
  "variable-speed-belts": "variable-speed-belt",
  "industrial-variable-speed": "variable-speed-belt",
  "agricultural-variable-speed": "variable-speed-belt",
  "cvt-belts": "variable-speed-belt",
  "specialty-belts": "belts",
  "specialty-applications": "belts",
  "metal-products": "pulley",
  "belt-drive-systems": "pulley",
};

/** Image of NSK's series that look different from their family, by the series' slug. */
export const seriesImages: Readonly<Record<string, PartImageName>> = {
  "drawn-cup": "drawn-cup",
  "cylindrical-roller": "cylindrical",
};
