import { orderStatus as en } from "./en/order-status.ts";
import { orderStatus as sq } from "./sq/order-status.ts";

export const orderStatusText = { en, sq };
