/** Texts shared by all brand pages: layout, specifications, dialog. */
const layout = {
  catalogue: "Interactive catalogue",
  catalogueText: "The maker’s range, page by page.",
  catalogueOf: (brand: string): string => `${brand} interactive catalogue`,
  openCatalogue: (brand: string): string => `Open ${brand}’s catalogue in a new tab`,
  contents: "Contents",
  contentsOf: (brand: string): string => `Contents of ${brand}’s range`,
  specifications: "Specifications",
  specificationsText: "Product lines by family, each with a sheet to keep or to send on.",
  getFamilies: (brand: string): string => `Families of ${brand}`,
  getLines: (family: string): string => `Product lines of ${family}`,
  product: "Product",
  specs: "Specification",
  applications: "Applications",
  figure: { power: "Power", tolerance: "Tolerance" },
  sheet: { technicalSheet: "Technical Sheet", technicalData: "Technical Data" },
  sheetOf: (product: string): string => ` of ${product} (PDF)`,
  families: "Product families",
  familiesText: "What we supply of this brand, from stock or to order.",
  viewAll: "View All Products",
  viewAllOf: (family: string): string => ` of ${family}`,
  advantages: (brand: string): string => `Why ${brand}`,
  plate: { families: "Families", lines: "Product lines" },
};

/** Texts of the dialog that shows one part or series in full. */
const dialog = {
  overview: "Overview",
  specifications: "Technical specifications",
  models: "Models",
  features: "Key features",
  close: "Close",
};

export const brandLayoutText = { en: layout };
export const specDialogText = { en: dialog };
