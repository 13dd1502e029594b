import { account as en } from "./en/account.ts";

export const accountText = { en };
