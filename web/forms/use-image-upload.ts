import { useEffect, useRef, useState } from "react";
import type { ImageBucket } from "#domain/image.ts";
import { uploadImage, type UploadOutcome } from "./upload-image.ts";

/** Upload state of a form's image. */
export type ImageUpload = {
  /** Share that has been sent, 0 to 1; undefined while no upload is running. */
  readonly progress: number | undefined;
  /** Resolves to undefined if a newer upload or unmounting aborted it. */
  readonly upload: (file: File) => Promise<UploadOutcome | undefined>;
};

/** Uploads one image at a time; a new upload or unmounting aborts the previous one. */
export function useImageUpload(bucket: ImageBucket): ImageUpload {
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function upload(file: File): Promise<UploadOutcome | undefined> {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setProgress(0);
    const outcome = await uploadImage(bucket, file, setProgress, own.signal);
    if (own.signal.aborted) return undefined;
    setProgress(undefined);
    return outcome;
  }
  return { progress, upload };
}
