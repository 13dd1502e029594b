import type { RhpFamily } from "./rhp-family.ts";

/** RHP's four families. */
export const rhpFamilies: readonly RhpFamily[] = [
  {
    slug: "precision-ball-bearings",
    title: "Precision Ball Bearings",
    description:
      "Deep groove and angular contact ball bearings in closer tolerance classes for spindles and instruments.",
    products: [
      {
        name: "Deep groove 6000 and 6200",
        specs: "Bore 10–40 mm",
        applications: "Motors, pumps",
        tolerance: "P6",
      },
      {
        name: "Angular contact 7000 and 7200",
        specs: "15° or 25° contact angle",
        applications: "Spindles",
        tolerance: "P5",
      },
      {
        name: "Spindle bearings 79 and 70",
        specs: "Matched sets",
        applications: "Machine tools",
        tolerance: "P4",
      },
    ],
  },
  {
    slug: "self-aligning-bearings",
    title: "Self-Aligning Bearings",
    description: "Double-row self-aligning ball bearings that forgive a bent or tilted shaft.",
    products: [
      {
        name: "1200 series",
        specs: "Narrow, light",
        applications: "Transmission shafts",
        tolerance: "Normal",
      },
      {
        name: "1300 series",
        specs: "Narrow, medium",
        applications: "Fans",
        tolerance: "Normal",
      },
      {
        name: "2200 series",
        specs: "Wide, light",
        applications: "Conveyors",
        tolerance: "Normal",
      },
    ],
  },
  {
    slug: "needle-roller-bearings",
    title: "Needle Roller Bearings",
    description: "Small section height with high radial capacity.",
    products: [
      {
        name: "Drawn cup",
        specs: "Thin pressed cup",
        applications: "Gearboxes",
        tolerance: "Normal",
      },
      {
        name: "NA 49",
        specs: "Machined rings",
        applications: "Pumps",
        tolerance: "Normal",
      },
      {
        name: "Cage and roller",
        specs: "No rings",
        applications: "Planet gears",
        tolerance: "Normal",
      },
    ],
  },
  {
    slug: "housing-units",
    title: "Housing Units",
    description:
      "Self-Lube inserts with a wide inner ring in cast iron or pressed steel housings; Silver-Lube is the corrosion-resistant family with thermoplastic housing and stainless insert.",
    products: [
      {
        name: "NP pillow block",
        specs: "Cast iron, set screws",
        applications: "Conveyors",
        tolerance: "Normal",
      },
      {
        name: "SF square flange",
        specs: "Cast iron, four bolts",
        applications: "Machine walls",
        tolerance: "Normal",
      },
      {
        name: "Silver-Lube PNP",
        specs: "PBT housing, stainless insert",
        applications: "Food machines",
        tolerance: "Normal",
      },
    ],
  },
];
