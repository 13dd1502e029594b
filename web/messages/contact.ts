import { contact as en } from "./en/contact.ts";

export const contactText = { en };
