import { history as en } from "./en/history.ts";

export const historyText = { en };
