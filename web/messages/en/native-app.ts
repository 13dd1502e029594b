/** Texts used only in the phone app. */
export const nativeApp = {
  takePhoto: "Take a photo",
  downloadFailed: "The file couldn’t be fetched. Check your connection and try again.",
};
