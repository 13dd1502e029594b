import { nskCatalogue as en } from "./en/nsk-catalogue.ts";

export const nskCatalogueText = { en };
