import type { Slide } from "./slide.ts";

/** The slideshow in its order; the first slide is the still of the film `drive`. */
export const slides: readonly Slide[] = [
  {
    name: "01-drive",
    alt: "A timing belt over two toothed pulleys, pressed in by a roller on an open ball bearing",
    caption: "Drives: pulleys, belts and bearings that fit each other",
    path: "/products/belts",
  },
  {
    name: "02-deep-groove",
    alt: "Three deep groove ball bearings 6205: open, with steel shields, and with rubber seals",
    caption: "Deep groove ball bearings",
    path: "/products/nsk/deep-groove-ball-bearings",
  },
  {
    name: "03-angular-contact",
    alt: "Angular contact ball bearing 7205, its outer ring cut open over the balls, and a whole one lying beside it",
    caption: "Angular contact ball bearings",
    path: "/products/nsk/angular-contact-ball-bearings",
  },
  {
    name: "04-cylindrical",
    alt: "Cylindrical roller bearing NU205: outer ring with rollers in a brass cage, and the plain inner ring beside it",
    caption: "Cylindrical roller bearings",
    path: "/products/nsk/cylindrical-roller-bearings",
  },
  {
    name: "05-tapered",
    alt: "Tapered roller bearing 30206: the cone with its rollers, and the cup standing behind it",
    caption: "Tapered roller bearings",
    path: "/products/nsk/tapered-roller-bearings",
  },
  {
    name: "06-spherical",
    alt: "Spherical roller bearing 22208, its outer ring cut open over the barrels, and a whole one lying beside it",
    caption: "Spherical roller bearings",
    path: "/products/nsk/spherical-roller-bearings",
  },
  {
    name: "07-thrust",
    alt: "Thrust ball bearing 51205: balls in their cage on the housing washer, and the shaft washer with its groove behind them",
    caption: "Thrust ball bearings",
    path: "/products/nsk/thrust-ball-bearings",
  },
  {
    name: "08-housed-unit",
    alt: "Pillow block unit UCP206, and a square flange unit UCF206 lying behind it",
    caption: "Bearing units, ready to bolt down",
    path: "/products/nsk/bearing-units",
  },
  {
    name: "09-v-belts",
    alt: "Three wedge belts in the grooves of a pulley with arms, cut open in front to their cords",
    caption: "V-belts",
    path: "/products/belts/mitsuboshi/classical-v-belts",
  },
  {
    name: "10-timing-belt",
    alt: "Round teeth of an HTD 8M timing belt in the grooves of a pulley, its cords a line in orange",
    caption: "Timing belts",
    path: "/products/belts/gates/powergrip-timing-belts",
  },
  {
    name: "11-oil-seals",
    alt: "A rotary shaft seal on its shaft, cut open to steel ring, spring and lips, among other sizes",
    caption: "Oil seals",
    path: "/products/seals",
  },
];
