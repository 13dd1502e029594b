import { maxImageBytes, type ImageBucket } from "#domain/image.ts";
import { isRecord, parseJson } from "#domain/json.ts";
import { logError } from "#web/platform/log-error.ts";
import { platform } from "#web/platform/platform.ts";

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
  const { status, answer } = await send(bucket, file, onProgress, signal);
  const { image_url: imageUrl, code, message } = answer;
  if (status === 201 && typeof imageUrl === "string") return { kind: "stored", imageUrl };
  if (code === "not_an_image") return { kind: "not-an-image" };
  if (code === "image_too_large" || status === 413) return { kind: "too-large" };
  if (!signal.aborted) logError("The picture wasn't uploaded", { status, code });
  return { kind: "failed", reason: typeof message === "string" ? message : "" };
}

type Answer = Readonly<Partial<Record<"image_url" | "code" | "message", unknown>>>;

/** Uses XMLHttpRequest, because fetch doesn't report upload progress. */
function send(
  bucket: ImageBucket,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<{ readonly status: number; readonly answer: Answer }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const { serverUrl, sessionHeaders } = platform();
    request.open("POST", serverUrl(`/api/uploads/${encodeURIComponent(bucket)}`));
    for (const [name, value] of Object.entries(sessionHeaders())) {
      request.setRequestHeader(name, value);
    }
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener("loadend", () => {
      resolve({ status: request.status, answer: parseAnswer(request.responseText) });
    });
    signal.addEventListener("abort", () => request.abort(), { once: true });
    const form = new FormData();
    form.set("file", file);
    request.send(form);
  });
}

function parseAnswer(text: string): Answer {
  const answer = parseJson(text);
  return isRecord(answer) ? answer : {};
}
