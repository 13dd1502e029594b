import type { PartImageFacts } from "./part-image.ts";

/** Every image of a part: bearings, belts, seals, other components, then the shop's categories. */
export const partImages: readonly PartImageFacts[] = [
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
  {
    name: "spherical",
    alt: "Spherical roller bearing with barrel rollers in a pressed steel cage",
  },
  {
    name: "spherical-brass-cage",
    alt: "Spherical roller bearing with barrel rollers in a brass cage",
  },
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
  {
    name: "drawn-cup",
    alt: "Drawn cup needle roller bearings, thin-walled and without inner ring",
  },
  {
    name: "insert-bearing",
    alt: "Insert bearing with a curved outer ring, and a set screw in its long inner ring",
  },
  { name: "linear-bearing", alt: "Linear ball bearings: bushes with balls around their bore" },
  { name: "spherical-plain-bearing", alt: "Spherical plain bearing, its inner ring tilted" },
  { name: "rod-end", alt: "Rod end with a ball in its eye and a nut at its shank" },
  {
    name: "classical-v-belt",
    alt: "Classical V-belt on its pulley, cut open to the cords in its wide part",
  },
  {
    name: "narrow-v-belt",
    alt: "Narrow wedge V-belt on its pulley, its section nearly as high as wide",
  },
  { name: "cogged-v-belt", alt: "Raw-edge V-belt with moulded cogs on a small pulley" },
  { name: "ribbed-belt", alt: "Poly-V belt on its pulley, cut open to its lengthwise ribs" },
  {
    name: "timing-belt",
    alt: "Timing belt with round teeth over two pulleys, its cords a line in orange",
  },
  { name: "timing-belt-trapezoidal", alt: "Timing belt with trapezoidal teeth over two pulleys" },
  {
    name: "double-timing-belt",
    alt: "Timing belt with teeth on both sides, which drives a third pulley by its back",
  },
  { name: "variable-speed-belt", alt: "Wide variable-speed belt with cogs between two cones" },
  {
    name: "pulley",
    alt: "V-belt pulleys on taper bushes: a large one with arms, a small one with two grooves",
  },
  { name: "oil-seal", alt: "Rotary shaft seals, one cut open to its steel ring and spring" },
  {
    name: "fluid-seal",
    alt: "Hydraulic seals: U-cups, one of them cut open, a wiper and an O-ring",
  },
  { name: "o-ring", alt: "Two O-rings" },
  { name: "bonded-seal", alt: "Bonded seals: steel rings with a rubber lip inside" },
  { name: "v-ring", alt: "V-rings, their lips towards the viewer" },
  { name: "roller-chain", alt: "Roller chain, wound up on its side" },
  { name: "sprocket", alt: "Sprocket with 17 teeth and a hub" },
  { name: "jaw-coupling", alt: "Jaw coupling: two hubs and the yellow spider between their jaws" },
  { name: "coupling-spider", alt: "Yellow spider of a jaw coupling with six legs" },
  { name: "taper-bush", alt: "Taper bush with its slit, keyway and half holes for screws" },
  { name: "external-ring", alt: "Retaining ring for a shaft, its two eyes outside" },
  { name: "internal-ring", alt: "Retaining ring for a bore, its two eyes inside" },
  { name: "parallel-key", alt: "Parallel keys with round ends" },
  { name: "grease-nipple", alt: "Straight grease nipples, one upright and one lying" },
  { name: "lock-nut", alt: "Lock nut with four slots" },
  { name: "lock-washer", alt: "Lock washer with tabs outside and one inside" },
  { name: "adapter-sleeve", alt: "Adapter sleeve with its lock nut and washer" },
  { name: "plummer-block", alt: "Split plummer block housing, its cap bolted to the base" },
  {
    name: "bearings",
    alt: "Four bearings: deep groove ones open and sealed, a cylindrical and a tapered roller bearing",
  },
  { name: "belts", alt: "A V-belt, a timing belt and a ribbed belt on their pulleys" },
  { name: "seals", alt: "Oil seals of several sizes, a U-cup and an O-ring" },
  { name: "components", alt: "A V-belt pulley, a taper bush and a sprocket" },
];
