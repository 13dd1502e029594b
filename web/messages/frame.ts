import { frame as en } from "./en/frame.ts";

export const frameText = { en };
