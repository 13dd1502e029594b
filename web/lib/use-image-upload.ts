import { useEffect, useRef, useState } from "react";
import type { ImageBucket } from "#domain/image.ts";
import { uploadImage, type UploadOutcome } from "./upload-image.ts";

/** A form's picture on its way. */
export interface ImageUpload {
  /** Share that has left the device, 0 to 1; undefined while nothing is being uploaded. */
  readonly progress: number | undefined;
  /** Resolves to undefined where a newer choice or the end of the form overtook it. */
  readonly upload: (file: File) => Promise<UploadOutcome | undefined>;
}

/** Uploads one picture at a time; a new choice gives the one before up, and so does leaving. */
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
