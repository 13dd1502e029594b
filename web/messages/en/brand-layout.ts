/** Words of the pages that all brands share: layout, specifications, dialog. */
export const brandLayout = {
  backToBearings: "Back to bearing brands",
  backToBelts: "Back to belt brands",
  catalogue: "Interactive catalogue",
  catalogueText: (brand: string): string => `Leaf through ${brand}'s catalogue page by page.`,
  catalogueOf: (brand: string): string => `${brand} interactive catalogue`,
  openCatalogue: (brand: string): string => `Open ${brand}'s catalogue in a new tab`,
  specifications: "Specifications",
  specificationsText: "The product lines of each family. Choose a family to see its lines.",
  families: "Product families",
  familyLines: (family: string): string => `Product lines: ${family}`,
  product: "Product",
  specs: "Specification",
  applications: "Applications",
  power: "Power",
  tolerance: "Tolerance",
  sheet: { technicalSheet: "Technical Sheet", technicalData: "Technical Data" },
  sheetOf: (product: string): string => `, ${product}, PDF`,
  range: "Families and product lines",
  rangeText: "Everything that we supply of this brand, from stock or to order.",
  viewAll: "View All Products",
  viewAllOf: (family: string): string => `: ${family}`,
  advantages: (brand: string): string => `Why ${brand}`,
  plate: { families: "Families", lines: "Product lines" },
};

/** Words of the dialog that shows one part or series in full. */
export const specDialog = {
  overview: "Overview",
  specifications: "Technical specifications",
  models: "Models",
  features: "Key features",
  close: "Close",
};
