import { maxImageBytes, type ImageBucket } from "#domain/image.ts";
import { logError } from "#web/platform/log-error.ts";
import { postFile } from "./post-file.ts";

/** Result of an image upload. */
export type UploadOutcome =
  | { readonly kind: "stored"; readonly imageUrl: string }
  | { readonly kind: "not-an-image" }
  | { readonly kind: "too-large" }
  /** `reason` is the server's message, or empty if no answer arrived. */
  | { readonly kind: "failed"; readonly reason: string };

/**
 * Uploads a product image. Type and size are checked first for quick feedback; the server checks
 * the content.
 * @param bucket Storage bucket of the image.
 * @param onProgress Called with the share that has been sent, 0 to 1.
 * @param signal Aborts the upload.
 * @returns The outcome; never rejects.
 */
export async function uploadImage(
  bucket: ImageBucket,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  if (!file.type.startsWith("image/")) return { kind: "not-an-image" };
  if (file.size > maxImageBytes) return { kind: "too-large" };
  const path = `/api/uploads/${encodeURIComponent(bucket)}`;
  const { status, answer } = await postFile(path, { file }, onProgress, signal);
  const { image_url: imageUrl, code, message } = answer;
  if (status === 201 && typeof imageUrl === "string") return { kind: "stored", imageUrl };
  if (code === "not_an_image") return { kind: "not-an-image" };
  if (code === "image_too_large" || status === 413) return { kind: "too-large" };
  if (!signal.aborted) logError("The picture wasn't uploaded", { status, code });
  return { kind: "failed", reason: typeof message === "string" ? message : "" };
}
