/** Texts used only in the phone app. */
const en = {
  takePhoto: "Take a photo",
  downloadFailed: "The file couldn’t be fetched. Check your connection and try again.",
};

const sq: typeof en = {
  takePhoto: "Bëj një foto",
  downloadFailed: "Skedari nuk u mor dot. Kontrolloni lidhjen dhe provoni përsëri.",
};

export const nativeAppText = { en, sq };
