const maxSide = 160;

/**
 * Draws a small version of a photo.
 * @returns A data URL of a JPEG, some 5 kB; empty if the browser can't read the file.
 */
export async function makeThumbnail(file: Blob): Promise<string> {
  try {
    const image = await createImageBitmap(file);
    const scale = Math.min(1, maxSide / Math.max(image.width, image.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    return canvas.toDataURL("image/jpeg", 0.7);
  } catch {
    return "";
  }
}
