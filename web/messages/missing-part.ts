import { missingPart as en } from "./en/missing-part.ts";

export const missingPartText = { en };
