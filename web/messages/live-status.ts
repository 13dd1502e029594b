import { liveStatus as en } from "./en/live-status.ts";
import { liveStatus as sq } from "./sq/live-status.ts";

export const liveStatusText = { en, sq };
