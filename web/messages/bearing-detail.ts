import { bearingDetail as en } from "./en/bearing-detail.ts";

export const bearingDetailText = { en };
