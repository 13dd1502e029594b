import { partActions as en } from "./en/part-actions.ts";

export const partActionsText = { en };
