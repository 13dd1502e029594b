import { adminSetup as en } from "./en/admin-setup.ts";

export const adminSetupText = { en };
