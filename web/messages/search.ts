import { interchange } from "./en/interchange.ts";
import { search } from "./en/search.ts";

export const searchText = { en: { ...search, interchange } };
