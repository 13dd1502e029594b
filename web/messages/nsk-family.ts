import { nskFamily as en } from "./en/nsk-family.ts";

export const nskFamilyText = { en };
