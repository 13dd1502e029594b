import { formatBritishNumber } from "#domain/british-number.ts";
import { productDimensionsText } from "./product-dimensions.ts";
import { shopText } from "./shop.ts";

/** Texts of a product's page and of its quick view. */
const en = {
  description: (name: string): string =>
    `${name}: price, stock and dimensions. Order without an account.`,
  stock: shopText.en.stock,
  pieces: (count: number): string =>
    count === 1 ? "1 piece" : `${formatBritishNumber(count)} pieces`,
  moreThanTen: "More than 10 pieces",
  quantity: "Quantity",
  quantityError: "Enter a whole number from 1 to 9,999.",
  addToCart: shopText.en.addToCart,
  outOfStock: shopText.en.outOfStock,
  askForIt: "Ask for it",
  price: "Price of a piece",
  withVat: "incl. VAT",
  withoutVat: "without VAT",
  openCart: "Open the cart",
  dimensions: "Dimensions",
  specifications: "Specifications",
  figures: "Figures",
  figuresText: "As the code or the maker states them.",
  brand: "Brand",
  category: "Category",
  details: "Details",
  labels: {
    ...productDimensionsText.en.labels,
    shaft: "Shaft",
    housing: "Housing",
    height: "Height",
  },
  seals: productDimensionsText.en.seals,
  /** Names of figures that specifications give without one. */
  quantities: {
    bar: "Pressure",
    "°C": "Temperature",
    kg: "Mass",
    rpm: "Speed",
    teeth: "Teeth",
  },
  drawing: "Drawn to scale from its dimensions",
  drawingOf: (shape: string): string => `Section ${shape}, drawn to scale`,
  cataloguePage: (code: string): string => `${code} in the catalogue`,
  datasheet: "Data sheet (PDF)",
  sameSize: "Same size or number",
  sameSizeText: "Other products of this size or number. Check what the line below each name says.",
  noSameSize: "The shop has no other product of this size or number.",
  goesWith: "Goes with it",
  goesWithText: {
    seals: (figure: string): string => `Seals for a shaft of ${figure}.`,
    bearings: (figure: string): string => `Bearings with a bore of ${figure}.`,
    belts: "Belts that run side by side are replaced together. Order the whole set.",
  },
  beltSet: {
    grooves: "Grooves of the pulley",
    belts: (count: number): string => `for ${count} belts`,
    add: "Add the set",
  },
  nothingFits: "The shop has none of this size now. We can order it in.",
  seeAll: "See all in the shop",
  noAnswer: "The shop didn’t answer. It is asked again in a moment.",
  recentlySeen: "Recently seen",
  openPage: "Open the page",
  loadFailed: "The product didn’t load",
  loadFailedText: "Check your connection and try again.",
  offline: "Price and stock may be out of date.",
  gone: {
    title: "This product isn’t in the shop",
    text: "Search for the part: another maker may have the same size. We can also order it in.",
    search: "Code, size or name",
    find: "Find",
    shop: "All products",
  },
};

/** The quick view is a dialog of the shop. */
const sq: typeof en = {
  ...en,
  stock: { "in-stock": "Në stok", "low-stock": "Stok i ulët", "out-of-stock": "Pa stok" },
  pieces: (count) =>
    count === 1 ? "1 copë" : `${new Intl.NumberFormat("sq-AL").format(count)} copë`,
  moreThanTen: "Më shumë se 10 copë",
  quantity: "Sasia",
  quantityError: "Shkruani një numër të plotë nga 1 deri në 9999.",
  addToCart: "Shto në shportë",
  outOfStock: "Pa stok",
  askForIt: "Na pyesni",
  price: "Çmimi për copë",
  withVat: "me TVSH",
  withoutVat: "pa TVSH",
  openCart: "Hap shportën",
  dimensions: "Përmasat",
  specifications: "Të dhënat teknike",
  brand: "Marka",
  category: "Kategoria",
  details: "Hollësi",
  quantities: {
    bar: "Presioni",
    "°C": "Temperatura",
    kg: "Masa",
    rpm: "Shpejtësia",
    teeth: "Dhëmbë",
  },
  labels: {
    ...productDimensionsText.sq.labels,
    shaft: "Boshti",
    housing: "Foleja",
    height: "Lartësia",
  },
  seals: productDimensionsText.sq.seals,
  openPage: "Hap faqen",
};

export const productPageText = { en, sq };
