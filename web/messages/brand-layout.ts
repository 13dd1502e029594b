import { brandLayout as layout, specDialog as dialog } from "./en/brand-layout.ts";

export const brandLayoutText = { en: layout };
export const specDialogText = { en: dialog };
