import { rhp as en } from "./en/rhp.ts";

export const rhpText = { en };
