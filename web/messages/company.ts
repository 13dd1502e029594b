import { company as en } from "./en/company.ts";

export const companyText = { en };
