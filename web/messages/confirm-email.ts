import { confirmEmail as en } from "./en/confirm-email.ts";

export const confirmEmailText = { en };
