import { orderPapers as en } from "./en/order-papers.ts";
import { orderPapers as sq } from "./sq/order-papers.ts";

export const orderPapersText = { en, sq };
