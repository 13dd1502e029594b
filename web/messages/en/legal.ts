import { privacy } from "./privacy.ts";
import { terms } from "./terms.ts";

export const legal = { privacy, terms };
