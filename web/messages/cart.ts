import { cart as en } from "./en/cart.ts";
import { cart as sq } from "./sq/cart.ts";

export const cartText = { en, sq };
