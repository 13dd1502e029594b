import { services as en } from "./en/services.ts";

export const servicesText = { en };
