import { company } from "#domain/company.ts";

const { exclusivity } = company;
const countries = exclusivity.countries.join(" and ");

/** NSK's brand page and its six list pages. */
const en = {
  brand: {
    title: "NSK Bearings",
    description: `NSK’s twelve families of bearings, units and linear motion, with series, sizes and ratings. Exclusive for ${countries}.`,
    back: "Back to bearing brands",
    kicker: `Exclusive for ${countries}`,
    lead: "Twelve families from the Japanese maker: ball, roller and thrust bearings, linear motion, super-precision bearings, housed units and slewing rings.",
    claim: {
      text: "Bearings for over 100 years.",
      source: "NSK about itself, founded in 1916",
    },
    catalogue: "Interactive catalogue and search",
    families: "Product families",
    familiesText: "Open a series for its sizes, or a family for all of them.",
    seriesOf: (family: string): string => `Series of ${family}`,
    viewAll: "View All Products",
    viewAllOf: (family: string): string => ` of ${family}`,
    list: "Compare series",
    getList: (family: string): string => ` of ${family}`,
    book: {
      heading: "Interactive catalogue",
      text: "The maker’s own book, page by page.",
      frame: "NSK interactive catalogue",
      open: "Open NSK’s catalogue in a new tab",
    },
  },
  list: {
    title: (family: string): string => `NSK ${family} by series`,
    description: (family: string, names: string): string =>
      `NSK ${family.toLowerCase()}: ${names} side by side, with dimensions, load and speed of six sizes each.`,
    back: "Back to NSK",
    index: "Series on this page",
    all: (family: string): string => `All ${family}`,
    bore: "Bore",
    od: "Outer diameter",
    width: "Width",
    height: "Height",
    load: "Dynamic load",
    radialLoad: "Radial load",
    thrustLoad: "Thrust load",
    details: "View Details",
    detailsOf: (code: string): string => ` of ${code}`,
    page: "Full data",
    getPage: (code: string): string => ` of ${code}`,
  },
  dialog: {
    dimensions: "Dimensions",
    performance: "Performance",
    dynamicLoad: "Dynamic load",
    radialLoad: "Radial load",
    thrustLoad: "Thrust load",
    maxSpeed: "Max speed",
    contactAngle: "Contact angle",
    precision: "Precision",
    misalignment: "Misalignment",
    cage: "Cage",
    housing: "Housing",
    sealing: "Sealing",
    temperature: "Temperature",
    lubrication: "Lubrication",
    mounting: "Mounting",
    material: "Material",
    housingSizes: "Dimensions of the housing",
    openPage: "Full data",
  },
};

export const nskText = { en };
