import { privacy } from "./privacy.ts";
import { terms } from "./terms.ts";

const en = { privacy, terms };

export const legalText = { en };
