import { chunkError as en } from "./en/chunk-error.ts";

export const chunkErrorText = { en };
