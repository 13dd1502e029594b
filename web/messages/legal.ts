import { legal as en } from "./en/legal.ts";

export const legalText = { en };
