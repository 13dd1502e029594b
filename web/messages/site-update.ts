import { siteUpdate as en } from "./en/site-update.ts";

export const siteUpdateText = { en };
