import { productDetail as en } from "./en/product-detail.ts";

export const productDetailText = { en };
