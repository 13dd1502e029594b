import { company } from "#domain/company.ts";

const { exclusivity } = company;

/** The product overview and brand pages. */
const en = {
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
    see: (brand: string): string => `See ${brand} bearings`,
    brands: {
      nsk: {
        name: "NSK",
        text: "The full range, from miniature ball bearings to slewing rings.",
        note: `Exclusive for ${exclusivity.countries.join(" and ")}`,
      },
      ppl: {
        name: "PPL",
        text: "Ball, spherical, thrust and cylindrical roller bearings at a keen price.",
        note: undefined,
      },
      rhp: {
        name: "RHP",
        text: "Precision, self-aligning and needle bearings, and housing units.",
        note: undefined,
      },
    },
  },
  belts: {
    lead: "Seven makers for every drive, from a fan to a rolling mill.",
    heading: "Brands",
    see: (brand: string): string => `See ${brand} belts`,
    finder: {
      label: "Read the print or measure",
      example: "A42, 13x1067, SPA 1250",
      find: "Find",
    },
    unknown: {
      heading: "No name on the belt?",
      text: "Its width, its length and a photo are enough. We find the belt and who makes it.",
      contact: "Contact us",
    },
    brands: {
      mitsuboshi: {
        name: "Mitsuboshi",
        text: "Power transmission V-belts, timing, poly-V and automotive belts.",
      },
      toyopower: {
        name: "Toyopower",
        text: "Industrial V-belts, automotive and agricultural belts.",
      },
      megadyne: {
        name: "Megadyne",
        text: "Isoran timing belts, open-end, poly-V and flat belts.",
      },
      optibelt: {
        name: "Optibelt",
        text: "V-belts, timing belts, variable-speed belts and metal products.",
      },
      gates: {
        name: "Gates",
        text: "PowerGrip timing belts, Micro-V, V-belts and belt drive systems.",
      },
      varibelt: {
        name: "Varibelt VX",
        text: "Wide cogged belts for speed variators, harvesters and scooters.",
      },
      matic: {
        name: "M.A.T.I.C",
        text: "Drive and transport belts for light industry.",
      },
    },
  },
};

export const productsText = { en };
