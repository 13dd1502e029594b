import { belts as en } from "./en/belts.ts";

export const beltsText = { en };
