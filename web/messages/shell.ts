import { shell as en } from "./en/shell.ts";

export const shellText = { en };
