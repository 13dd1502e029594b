import { nativeApp as en } from "./en/native-app.ts";
import { nativeApp as sq } from "./sq/native-app.ts";

export const nativeAppText = { en, sq };
