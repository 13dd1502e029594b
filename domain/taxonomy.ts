/** A category's stored value and its label in filters and forms. */
export type CategoryOption = { readonly value: string; readonly label: string };

/** Categories of the shop's filter, in its order. */
export const shopCategories: readonly CategoryOption[] = [
  { value: "Belts", label: "Belts" },
  { value: "Bearings", label: "Bearings" },
  { value: "Seals", label: "Oil Seals" },
  { value: "Components", label: "Components" },
];

/** Categories of the admin forms, with their long labels. */
export const adminCategories: readonly CategoryOption[] = [
  { value: "Belts", label: "Industrial Belts" },
  { value: "Bearings", label: "Ball & Roller Bearings" },
  { value: "Seals", label: "Oil Seals & Gaskets" },
  { value: "Components", label: "Machine Components" },
  { value: "Tools", label: "Industrial Tools" },
  { value: "Lubricants", label: "Lubricants & Oils" },
  { value: "Safety", label: "Safety Equipment" },
  { value: "Electrical", label: "Electrical Components" },
  { value: "Hydraulics", label: "Hydraulic Systems" },
  { value: "Pneumatics", label: "Pneumatic Systems" },
];

/** In the filter's order. */
export const beltBrands: readonly string[] = [
  "Mitsuboshi",
  "Toyopower",
  "Megadyne",
  "Optibelt",
  "Gates",
  "Varibelt VX",
  "M.A.T.I.C",
];

/** In the filter's order. */
export const bearingBrands: readonly string[] = ["NSK", "RHP", "PPL"];

/** Brands of the admin forms in addition to the shop's. */
const furtherBrands: readonly string[] = [
  "Continental",
  "Dayco",
  "Fenner",
  "SKF",
  "FAG",
  "Timken",
  "NTN",
  "Koyo",
  "INA",
  "Bosch",
  "Siemens",
  "Parker",
  "Festo",
  "SMC",
  "Rexroth",
  "Hydraulic",
  "Pneumatic",
];

/** Number of the add form's brands that the edit form offers. */
const editFormBrandCount = 10;

/** A category and brand in use, with the number of visible products. */
export type BrandUse = {
  readonly category: string;
  readonly brand: string;
  readonly count: number;
};

/**
 * Lists the categories of the shop's filter: the four fixed ones, then any others in use.
 * @param inUse Category and brand pairs of visible products.
 */
export function categoryOptions(inUse: readonly BrandUse[]): readonly CategoryOption[] {
  const known = new Set(shopCategories.map((option) => option.value));
  const others = new Set(
    inUse.map((use) => use.category).filter((category) => category !== "" && !known.has(category)),
  );
  return [
    ...shopCategories,
    ...[...others].toSorted(compareText).map((value) => ({ value, label: categoryLabel(value) })),
  ];
}

/**
 * Lists the shop's filter brands for a category: the fixed ones first, then any others in use.
 * @param category The category's value, or undefined for all categories.
 * @param inUse Category and brand pairs of visible products.
 */
export function brandOptions(
  category: string | undefined,
  inUse: readonly BrandUse[],
): readonly string[] {
  const specified = specifiedBrands(category);
  const others = inUse
    .filter((use) => category === undefined || use.category === category)
    .map((use) => use.brand)
    .filter((brand) => brand !== "" && !specified.includes(brand));
  return [...specified, ...[...new Set(others)].toSorted(compareText)];
}

/**
 * Lists the brands of the add form: the shop's, the additional ones, then those of the brands table.
 * Each appears once.
 * @param tableBrands Names from the brands table, in its order.
 */
export function addFormBrands(tableBrands: readonly string[]): readonly string[] {
  return named([...beltBrands, ...bearingBrands, ...furtherBrands, ...tableBrands]);
}

/**
 * Lists the brands of the edit form: only the first ten of the add form, then those of the brands table
 * and the product's own. Each appears once.
 * @param tableBrands Names from the brands table, in its order.
 * @param ownBrand The product's brand; empty if it has none.
 */
export function editFormBrands(
  tableBrands: readonly string[],
  ownBrand: string,
): readonly string[] {
  const first = addFormBrands([]).slice(0, editFormBrandCount);
  return named([...first, ...tableBrands, ownBrand]);
}

/**
 * Lists the categories of the admin forms and of the dashboard's filter: the ten with long labels, then
 * the others by name.
 * @param others Additional categories, such as the product's own.
 */
export function adminCategoryOptions(others: readonly string[]): readonly CategoryOption[] {
  const known = new Set(adminCategories.map((option) => option.value));
  const further = named(others).filter((category) => !known.has(category));
  return [
    ...adminCategories,
    ...further.toSorted(compareText).map((value) => ({ value, label: value })),
  ];
}

/** What products are sorted by in filters and forms. */
export const nameKinds = ["brand", "category"] as const;

export type NameKind = (typeof nameKinds)[number];

const fixedNames: Readonly<Record<NameKind, readonly string[]>> = {
  brand: addFormBrands([]),
  category: adminCategories.map(({ value }) => value),
};

/** Names that filters and forms always offer, so that they can't be renamed or merged into others. */
export function getFixedNames(kind: NameKind): readonly string[] {
  return fixedNames[kind];
}

function named(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => text.trim() !== "");
}

function specifiedBrands(category: string | undefined): readonly string[] {
  if (category === "Belts") return beltBrands;
  if (category === "Bearings") return bearingBrands;
  return category === undefined ? [...beltBrands, ...bearingBrands] : [];
}

/** Returns a category's long label, or its value if it has none. */
export function categoryLabel(category: string): string {
  return adminCategories.find((option) => option.value === category)?.label ?? category;
}

function compareText(a: string, b: string): number {
  return a.localeCompare(b);
}
