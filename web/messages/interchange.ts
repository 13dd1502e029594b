import { interchange as en } from "./en/interchange.ts";

export const interchangeText = { en };
