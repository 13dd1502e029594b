import { ppl as en } from "./en/ppl.ts";

export const pplText = { en };
