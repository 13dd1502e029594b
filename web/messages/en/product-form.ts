import { productFieldLimits } from "#domain/product.ts";

const longest = (limit: number): string => `At most ${limit.toLocaleString("en-GB")} characters.`;

/** Words of the dashboard's form for a product, new or known. */
export const productForm = {
  addTitle: "New product",
  name: "Product Name",
  price: "Price",
  currency: "Currency",
  category: "Category",
  noCategory: "No category",
  brand: "Brand",
  noBrand: "No brand",
  description: "Description",
  specifications: "Specifications",
  specificationsHelp: "One per line reads best: dimensions, material, norms.",
  stock: "Stock Quantity",
  threshold: "Low Stock Threshold",
  image: {
    choose: "Choose a picture",
    uploading: (percent: number): string => `Uploading… ${percent}%`,
    hint: "JPG, PNG, GIF, at most 5\u00a0MB. Dropping a file here works too.",
    address: "or its address",
    noAnswer: "no answer came",
    previewAlt: "The product’s picture",
  },
  visible: "Visible in the shop",
  requiredHint: "* required",
  add: "Add Product",
  adding: "Adding…",
  clear: "Clear",
  save: "Save changes",
  saving: "Saving…",
  cancel: "Cancel",
  noAnswer:
    "No answer came. What you typed is still here; before another try, look whether it arrived after all.",
  faults: {
    name: `Enter a name. ${longest(productFieldLimits.name)}`,
    price: "Enter a price such as 12.50: 0 or more, at most two decimals.",
    currency: "Choose a currency.",
    category: longest(productFieldLimits.category),
    brand: longest(productFieldLimits.brand),
    description: longest(productFieldLimits.description),
    specifications: longest(productFieldLimits.specifications),
    stock_quantity: "Enter a whole number, 0 or more.",
    low_stock_threshold: "Enter a whole number, 0 or more.",
    image_url: "Enter an address that begins with https://, or upload a picture.",
    is_active: "Choose whether the product is visible.",
  },
};
