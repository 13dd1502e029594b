import { nativeApp as en } from "./en/native-app.ts";

export const nativeAppText = { en };
