import { shop as en } from "./en/shop.ts";

export const shopText = { en };
