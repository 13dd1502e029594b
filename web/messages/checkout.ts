import { checkout as en } from "./en/checkout.ts";
import { checkout as sq } from "./sq/checkout.ts";

export const checkoutText = { en, sq };
