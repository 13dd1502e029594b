import { orderQueue as en } from "./en/order-queue.ts";
import { orderQueue as sq } from "./sq/order-queue.ts";

export const orderQueueText = { en, sq };
