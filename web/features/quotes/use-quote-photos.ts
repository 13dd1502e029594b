import { useEffect, useRef, useState } from "react";
import { maxQuotePhotoBytes, maxQuotePhotos } from "#domain/quote.ts";
import { makeRandomKey } from "#web/api/random-key.ts";
import { postFile } from "#web/forms/post-file.ts";
import { logError } from "#web/platform/log-error.ts";
import type { StoredPhoto } from "./quote-draft.ts";

const maxSide = 160;

/**
 * Draws a small version of a photo.
 * @returns A data URL of a JPEG, some 5 kB; empty if the browser can't read the file.
 */
async function makeThumbnail(file: Blob): Promise<string> {
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

export type PhotoError = "not-an-image" | "too-large" | "failed" | "busy";

/** A photo that the shop doesn't have yet. */
export type PendingPhoto = {
  readonly localId: string;
  readonly name: string;
  readonly thumbnail: string;
  readonly file: File;
  /** Share that has been sent, 0 to 1. */
  readonly progress: number;
  readonly error?: PhotoError;
};

export type QuotePhotos = {
  readonly pending: readonly PendingPhoto[];
  readonly isBusy: boolean;
  /** How many more fit. */
  readonly free: number;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (photo: PendingPhoto) => void;
  readonly drop: (photo: PendingPhoto) => void;
};

type QuotePhotosOptions = {
  /** Idempotency key of the request. */
  readonly quoteKey: string;
  readonly stored: readonly StoredPhoto[];
  readonly onStored: (photo: StoredPhoto) => void;
};

/** Uploads the photos of a request, each on its own. */
export function useQuotePhotos({ quoteKey, stored, onStored }: QuotePhotosOptions): QuotePhotos {
  const [pending, setPending] = useState<readonly PendingPhoto[]>([]);
  const uploads = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const upload of running.values()) upload.abort();
    };
  }, []);
  const free = maxQuotePhotos - stored.length - pending.length;

  function change(localId: string, part: Partial<PendingPhoto>): void {
    setPending((now) =>
      now.map((photo) => (photo.localId === localId ? { ...photo, ...part } : photo)),
    );
  }
  function remove(localId: string): void {
    uploads.current.get(localId)?.abort();
    uploads.current.delete(localId);
    setPending((now) => now.filter((photo) => photo.localId !== localId));
  }
  async function start({ error: _, ...photo }: PendingPhoto): Promise<void> {
    const { localId, file, name } = photo;
    const upload = new AbortController();
    uploads.current.set(localId, upload);
    setPending((now) => now.map((one) => (one.localId === localId ? photo : one)));
    const thumbnail = await makeThumbnail(file);
    change(localId, { thumbnail, progress: 0 });
    const noteProgress = (progress: number): void => change(localId, { progress });
    const outcome = await uploadPhoto(quoteKey, file, noteProgress, upload.signal);
    if (upload.signal.aborted) return;
    if ("error" in outcome) return change(localId, { error: outcome.error });
    remove(localId);
    onStored({ id: outcome.id, name, thumbnail });
  }
  return {
    pending,
    isBusy: pending.some(({ error }) => error === undefined),
    free,
    add(files) {
      const photos = files.slice(0, free).map((file): PendingPhoto => {
        const error = findFileError(file);
        const photo = { localId: makeRandomKey(), name: file.name, thumbnail: "", file };
        return { ...photo, progress: 0, ...(error && { error }) };
      });
      setPending((now) => [...now, ...photos]);
      for (const photo of photos) if (!photo.error) void start(photo);
    },
    retry: (photo) => void start(photo),
    drop: ({ localId }) => remove(localId),
  };
}

/** Whether another attempt may succeed. */
export function canRetry({ error }: PendingPhoto): boolean {
  return error === "failed" || error === "busy";
}

function findFileError(file: File): PhotoError | undefined {
  if (!file.type.startsWith("image/")) return "not-an-image";
  return file.size > maxQuotePhotoBytes ? "too-large" : undefined;
}

type Upload = { readonly id: string } | { readonly error: PhotoError };

async function uploadPhoto(
  key: string,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Upload> {
  const fields = { key, file };
  const { status, answer } = await postFile("/api/quotes/photos", fields, onProgress, signal);
  const { id, code } = answer;
  if (status === 201 && typeof id === "string") return { id };
  if (code === "not_an_image" || status === 415) return { error: "not-an-image" };
  if (status === 413) return { error: "too-large" };
  if (!signal.aborted) logError("The photo wasn't uploaded", { status, code });
  return { error: status === 429 ? "busy" : "failed" };
}
