import { nsk as en } from "./en/nsk.ts";

export const nskText = { en };
