/** A category's stored value and the words that a filter or form shows for it. */
export type CategoryOption = { readonly value: string; readonly label: string };

/** Categories of the shop's filter, in its order. Source: shop specification section 3. */
export const shopCategories: readonly CategoryOption[] = [
  { value: "Belts", label: "Belts" },
  { value: "Bearings", label: "Bearings" },
  { value: "Seals", label: "Oil Seals" },
  { value: "Components", label: "Components" },
];

/** Categories of the admin forms with their long labels. Source: shop specification section 3. */
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

/** The seven belt brands, in the filter's order. */
export const beltBrands: readonly string[] = [
  "Mitsuboshi",
  "Toyopower",
  "Megadyne",
  "Optibelt",
  "Gates",
  "Varibelt VX",
  "M.A.T.I.C",
];

/** The three bearing brands, in the filter's order. */
export const bearingBrands: readonly string[] = ["NSK", "RHP", "PPL"];

/** Brands that the admin forms know beside those of the shop. */
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

/** How many of the admin forms' brands the edit form offers. */
const editFormBrandCount = 10;

/** A category and brand in use, with the number of visible products. */
export type BrandUse = {
  readonly category: string;
  readonly brand: string;
  readonly count: number;
};

/**
 * Lists the categories of the shop's filter: the four specified ones, then any other in use.
 *
 * @param inUse Category and brand pairs that visible products carry.
 * @returns Options in the order shown.
 * Source: decisions, "Shop and panel".
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
 * Lists the brands of the shop's filter for a category: the specified ones first, then any other
 * in use there.
 *
 * @param category The chosen category's value, or undefined for all categories.
 * @param inUse Category and brand pairs that visible products carry.
 * @returns Brand names in the order shown.
 * Source: shop specification section 3, "Brand filter in the shop".
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
 * Lists the brands of the form that adds a product: the shop's, the further ones, then those of
 * the brands table.
 *
 * @param tableBrands Names from the brands table, in its order.
 * @returns Brand names in the order shown, each once.
 * Source: shop specification section 3, "Admin add form brands".
 */
export function addFormBrands(tableBrands: readonly string[]): readonly string[] {
  return named([...beltBrands, ...bearingBrands, ...furtherBrands, ...tableBrands]);
}

/**
 * Lists the brands of the form that edits a product: only the first ten of the add form's list,
 * then those of the brands table and the product's own.
 *
 * @param tableBrands Names from the brands table, in its order.
 * @param ownBrand The brand that the product carries; empty where it has none.
 * @returns Brand names in the order shown, each once.
 * Source: shop specification section 3; decisions, "Shop and panel".
 */
export function editFormBrands(
  tableBrands: readonly string[],
  ownBrand: string,
): readonly string[] {
  const first = addFormBrands([]).slice(0, editFormBrandCount);
  return named([...first, ...tableBrands, ownBrand]);
}

/**
 * Lists the categories of the admin forms and of the dashboard's filter.
 *
 * @param others Further categories that must be on offer, such as the product's own.
 * @returns The ten with their long labels, then the others by name.
 * Source: shop specification section 3, "Categories".
 */
export function adminCategoryOptions(others: readonly string[]): readonly CategoryOption[] {
  const known = new Set(adminCategories.map((option) => option.value));
  const further = named(others).filter((category) => !known.has(category));
  return [
    ...adminCategories,
    ...further.toSorted(compareText).map((value) => ({ value, label: value })),
  ];
}

function named(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => text.trim() !== "");
}

function specifiedBrands(category: string | undefined): readonly string[] {
  if (category === "Belts") return beltBrands;
  if (category === "Bearings") return bearingBrands;
  return category === undefined ? [...beltBrands, ...bearingBrands] : [];
}

/**
 * Names a category as staff read it.
 *
 * @param category A category's stored value.
 * @returns Its long label, or the value itself where it has none.
 * Source: shop specification section 3, "Categories".
 */
export function categoryLabel(category: string): string {
  return adminCategories.find((option) => option.value === category)?.label ?? category;
}

function compareText(a: string, b: string): number {
  return a.localeCompare(b);
}
