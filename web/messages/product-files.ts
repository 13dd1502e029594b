import { productFiles as en } from "./en/product-files.ts";

export const productFilesText = { en };
