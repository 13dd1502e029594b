import { video as en } from "./en/video.ts";

export const videoText = { en };
