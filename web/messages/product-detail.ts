/** The page of a series or product. */
const en = {
  description: (name: string, facts: string): string =>
    `${name}: ${facts}. Specifications, features, applications and listed sizes.`,
  availability: {
    onRequest: "Available on Request",
    inStock: "In Stock",
    outOfStock: "Out of Stock",
  },
  contactForPrice: "Contact for Price",
  price: (amount: string, currency: string): string => `${amount} ${currency}`,
  addToCart: "Add to Cart",
  tabs: {
    label: "About this product",
    specifications: "Specifications",
    features: "Features",
    applications: "Applications",
    models: "Models",
  },
  facts: {
    covers: "Covers",
    design: "Design",
    uses: "Used for",
    bore: "Bore",
    outside: "Outside diameter",
    width: "Width",
    height: "Height",
    load: "Dynamic load rating C",
    speed: "Limiting speed, grease",
    mass: "Mass",
  },
  category: "Category",
  noModels: "Sizes on request: tell us the number on your part or its dimensions.",
  noDetails: "Ask us for the figures of this product.",
  drawing: (code: string): string => `${code} in section, true to scale.`,
  quick: {
    heading: "Quick Actions",
    datasheet: "Download Datasheet",
    support: "Technical Support",
  },
  sizes: {
    heading: "Listed sizes",
    text: "Boundary dimensions, basic load ratings and limiting speeds. An underlined code opens its page.",
    textByCage:
      "Boundary dimensions, basic load ratings, and limiting speeds with a pressed steel cage. An underlined code opens its page.",
    machinedCage: {
      heading: "Limiting speeds with a machined cage",
      caption: (series: string): string => `${series}: limiting speeds with a machined cage`,
    },
    unitText: "Shaft, basic load ratings and limiting speeds, then the dimensions of the housing.",
    code: "Code",
    bore: "d",
    shaft: "Shaft",
    outside: "D",
    width: "B",
    overallWidth: "T",
    height: "H",
    dynamic: "C",
    static: "C0",
    grease: "Grease",
    oil: "Oil",
    mass: "Mass",
    bolt: "Bolt",
    speed: "Speed",
    none: "–",
    units: { mm: "mm", kn: "kN", rpm: "rpm", kg: "kg" },
    housing: {
      heading: "Dimensions of the housing, mm",
      caption: (units: string): string => `${units}: dimensions of the housing in mm`,
      dimension: "Dimension",
    },
  },
  related: { heading: "Related products", all: (family: string): string => `All ${family}` },
  fallback: {
    fullName: (name: string): string => `${name} Bearing`,
    category: "Bearings",
    description:
      "We have no page for this product yet. Ask us: we find the part, its price and when it can be with you.",
  },
};

export const productDetailText = { en };
