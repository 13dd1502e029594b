import { about as en } from "./en/about.ts";

export const aboutText = { en };
