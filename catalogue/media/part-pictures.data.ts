import type { PartPicture } from "./part-picture.ts";

/** Every part picture: bearings, belts, seals, then the shop's categories. */
export const partPictures: readonly PartPicture[] = [
  { name: "deep-groove", alt: "Open deep groove ball bearing with a riveted steel cage" },
  { name: "deep-groove-shielded", alt: "Deep groove ball bearing closed by steel shields" },
  { name: "deep-groove-sealed", alt: "Deep groove ball bearing closed by black rubber seals" },
  {
    name: "angular-contact",
    alt: "Angular contact ball bearing, its outer ring cut open over the balls",
  },
  { name: "self-aligning", alt: "Self-aligning ball bearing, its inner ring tilted in the outer" },
  { name: "cylindrical", alt: "Cylindrical roller bearing with its inner ring beside it" },
  { name: "tapered", alt: "Tapered roller bearing: cone with rollers, and its cup behind it" },
  { name: "spherical", alt: "Spherical roller bearing with barrel rollers in a brass cage" },
  {
    name: "thrust",
    alt: "Thrust ball bearing: balls in their cage on one washer, the other washer behind them",
  },
  { name: "needle", alt: "Needle roller bearing with its inner ring beside it" },
  { name: "linear", alt: "Linear guide: a carriage on its profiled rail" },
  { name: "super-precision", alt: "Matched pair of super-precision angular contact bearings" },
  { name: "slewing", alt: "Slewing ring with teeth around it and bolt holes in both rings" },
  { name: "pillow-block", alt: "Pillow block unit: a cast housing with an insert bearing" },
  {
    name: "flange-unit",
    alt: "Square flange unit: a cast housing with four bolt holes and an insert bearing",
  },
  { name: "classical-v-belt", alt: "Classical V-belt, wrapped in fabric" },
  { name: "narrow-v-belt", alt: "Narrow wedge V-belt" },
  { name: "cogged-v-belt", alt: "Raw-edge V-belt with moulded cogs" },
  { name: "ribbed-belt", alt: "Poly-V belt with lengthwise ribs" },
  { name: "timing-belt", alt: "Timing belt with round teeth" },
  { name: "timing-belt-trapezoidal", alt: "Timing belt with trapezoidal teeth" },
  { name: "double-timing-belt", alt: "Timing belt with teeth on both sides" },
  { name: "variable-speed-belt", alt: "Wide variable-speed belt with cogs" },
  { name: "pulley", alt: "V-belt pulley with two grooves" },
  { name: "oil-seal", alt: "Rotary shaft seal with its spring and lip" },
  { name: "fluid-seal", alt: "Hydraulic and pneumatic seals: U-cups and a wiper" },
  {
    name: "bearings",
    alt: "Four bearings: deep groove ones open and sealed, a cylindrical and a tapered roller bearing",
  },
  { name: "belts", alt: "V-belts, timing belts and a ribbed belt" },
  { name: "seals", alt: "Oil seals and hydraulic seals of several sizes" },
  { name: "components", alt: "Pulleys and machine components" },
];
