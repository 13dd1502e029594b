import type { nativeApp as en } from "../en/native-app.ts";

export const nativeApp: typeof en = {
  takePhoto: "Bëj një foto",
  downloadFailed: "Skedari nuk u mor dot. Kontrolloni lidhjen dhe provoni përsëri.",
};
