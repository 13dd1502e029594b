import { company } from "#domain/company.ts";

const { exclusivity } = company;

/** The ways into the catalogue. Source: company specification section 2. */
export const products = {
  overview: {
    lead: "Two families, ten makers. Choose a family, then the brand on your part.",
    heading: "Categories",
    brands: "Brands",
    belts: {
      title: "Belts",
      albanian: "Rripa",
      text: "V-belts, timing belts, poly-V, variable-speed and specialty belts.",
      link: "All belt brands",
    },
    bearings: {
      title: "Bearings",
      albanian: "Rrulave",
      text: "Ball, roller, thrust and needle bearings, bearing units and linear motion.",
      link: "All bearing brands",
    },
  },
  bearings: {
    lead: "Every bearing carries its maker and its number. Start with the maker.",
    heading: "Brands",
    brands: [
      {
        name: "NSK",
        text: "The full range, from miniature ball bearings to slewing rings.",
        note: `Exclusive for ${exclusivity.countries.join(" and ")}`,
      },
      {
        name: "PPL",
        text: "Ball, spherical, thrust and cylindrical roller bearings at a keen price.",
      },
      { name: "RHP", text: "Precision, self-aligning and needle bearings, and housing units." },
    ] as readonly { readonly name: string; readonly text: string; readonly note?: string }[],
  },
  belts: {
    lead: "Seven makers for every drive, from a fan to a rolling mill.",
    heading: "Brands",
    brands: [
      {
        name: "Mitsuboshi",
        text: "Power transmission V-belts, timing, poly-V and automotive belts.",
      },
      { name: "Toyopower", text: "Industrial V-belts, automotive and agricultural belts." },
      { name: "Megadyne", text: "Isoran timing belts, open-end, poly-V and flat belts." },
      { name: "Optibelt", text: "V-belts, timing belts, variable-speed belts and metal products." },
      { name: "Gates", text: "PowerGrip timing belts, Micro-V, V-belts and belt drive systems." },
      { name: "Varibelt", text: "Variable-speed belts for pumps, presses and machine tools." },
      { name: "M.A.T.I.C", text: "Timing belts with coatings and profiles made to drawing." },
    ],
  },
  seeInShop: (brand: string): string => `See ${brand} in the shop`,
};
