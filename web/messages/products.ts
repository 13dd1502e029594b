import { products as en } from "./en/products.ts";

export const productsText = { en };
