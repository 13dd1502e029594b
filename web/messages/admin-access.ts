import { adminAccess as en } from "./en/admin-access.ts";

export const adminAccessText = { en };
