import { company } from "#domain/company.ts";

// Non-breaking spaces keep the phone number on one line.
const phone = company.phone.display.replaceAll(" ", "\u00a0");

/** The brand page of PPL and its four group pages. */
const en = {
  back: "Back to brands",
  title: "PPL Bearings",
  description:
    "PPL ball, spherical, thrust and cylindrical roller bearings: twelve metric series with the boundary dimensions of every size.",
  lead: "Economical bearings in the common metric series, kept in stock locally. Four groups, twelve series.",
  catalogue: {
    heading: "Interactive catalogue",
    text: "The maker’s range, page by page.",
    frame: "PPL interactive catalogue",
    open: "Open PPL’s catalogue in a new tab",
  },
  series: {
    heading: "Series",
    text: "Choose a group, then open a series for its specifications.",
    tabs: "Groups of PPL’s range",
  },
  groups: {
    heading: "Product groups",
    text: "Every series of a group with its sizes.",
    view: "View series",
    toView: (group: string): string => ` of ${group}`,
  },
  advantages: {
    heading: "Why PPL",
    items: [
      {
        title: "Competitive prices",
        text: "Standard metric bearings without the price of a big name.",
      },
      {
        title: "Fast availability",
        text: "The common sizes are kept in stock; ask for the rest.",
      },
      {
        title: "Local support",
        text: `Questions about fit, seals or clearance: ${phone}.`,
      },
    ],
  },
  details: "View Details",
  detailsOf: (series: string): string => ` of the ${series} series`,
  more: (count: number): string => `+${count} more`,
  facts: {
    dimensions: "Dimensions",
    materials: "Materials",
    precision: "Precision",
    loadRating: "Load rating",
    speedLimit: "Speed limit",
    temperature: "Temperature",
  },
  sizes: {
    heading: (series: string): string => `Sizes of the ${series} series`,
    note: "Boundary dimensions of the standard metric sizes (ISO\u00a015, ISO\u00a0104). Ask us for load ratings and speeds.",
    code: "Code",
    bore: "d",
    outside: "D",
    width: "B",
    height: "H",
    units: { mm: "mm" },
  },
  group: {
    back: "Back to PPL",
    title: (title: string): string => `PPL ${title}`,
    description: (title: string, names: string): string =>
      `PPL ${title.toLowerCase()}: series ${names} with bore, outside diameter and width of every listed size.`,
    heading: "Series",
  },
  support: {
    heading: "Not sure which one fits?",
    text: "Send us the number on your bearing or its three dimensions. We find the right type, seal and clearance.",
    contact: "Contact us",
  },
};

export const pplText = { en };
