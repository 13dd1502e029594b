import { ui as en } from "./en/ui.ts";
import { ui as sq } from "./sq/ui.ts";

export const uiText = { en, sq };
