import { productFields, type DimensionField, type ProductField } from "#domain/product-fields.ts";

const tooLong = (limit: number): string => `At most ${limit.toLocaleString("en-GB")} characters.`;

/** Texts of the dashboard's form for a new or existing product. */
const en = {
  addTitle: "New product",
  labels: {
    name: "Product name",
    price: "Price",
    currency: "Currency",
    description: "Description",
    specifications: "Specifications",
    brand: "Brand",
    category: "Category",
    stock_quantity: "Stock quantity",
    low_stock_threshold: "Low-stock threshold",
    image_url: "Address of the picture",
    is_active: "Visible in the shop",
  } satisfies Record<Exclude<ProductField, DimensionField>, string>,
  noCategory: "No category",
  noBrand: "No brand",
  specificationsHelp: "One per line reads best: dimensions, material, standards.",
  image: {
    choose: "Choose a picture",
    uploading: (percent: number): string => `Uploading… ${percent}%`,
    hint: "JPG, PNG, GIF, at most 5\u00a0MB. You can also drop or paste one here.",
    noAnswer: "no answer came",
    previewAlt: "The product’s picture",
  },
  requiredHint: "* required",
  unfinished: "An unfinished product is still in the form. Add or clear it first.",
  add: "Add product",
  adding: "Adding…",
  clear: "Clear",
  save: "Save changes",
  saving: "Saving…",
  cancel: "Cancel",
  noAnswer:
    "No answer came. What you typed is still here. Before you try again, check whether the product is in the list after all.",
  errors: {
    name: `Enter a name. ${tooLong(productFields.name.maxLength)}`,
    price: "Enter a price such as 12.50: 0 or more, at most two decimals.",
    currency: "Choose a currency.",
    category: tooLong(productFields.category.maxLength),
    brand: tooLong(productFields.brand.maxLength),
    description: tooLong(productFields.description.maxLength),
    specifications: tooLong(productFields.specifications.maxLength),
    stock_quantity: "Enter a whole number, 0 or more.",
    low_stock_threshold: "Enter a whole number, 0 or more.",
    image_url: "Enter an address that begins with https://, or upload a picture.",
    is_active: "Choose whether the product is visible.",
  } satisfies Record<Exclude<ProductField, DimensionField>, string>,
};

export const productFormText = { en };
