import { productForm as en } from "./en/product-form.ts";

export const productFormText = { en };
