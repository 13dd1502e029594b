import { adminPanel as en } from "./en/admin-panel.ts";
import { adminPanel as sq } from "./sq/admin-panel.ts";

export const adminPanelText = { en, sq };
