import { pages as en } from "./en/pages.ts";

export const pagesText = { en };
