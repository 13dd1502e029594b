import { messages } from "#domain/messages.ts";
import type { UploadOutcome } from "#web/lib/upload-image.ts";
import { useImageUpload } from "#web/lib/use-image-upload.ts";
import { toast } from "#web/ui/toast.ts";

export interface PictureUpload {
  /** Uploaded share, 0 to 1; undefined while nothing is being uploaded. */
  readonly progress: number | undefined;
  readonly upload: (file: File) => void;
}

/** Uploads the image of a new product and shows the result in Albanian. */
export function usePictureUpload(onStored: (imageUrl: string) => void): PictureUpload {
  const { progress, upload } = useImageUpload("ONLINE SHOP");

  async function uploadAndSay(file: File): Promise<void> {
    const outcome = await upload(file);
    if (!outcome) return;
    say(outcome.kind);
    if (outcome.kind === "stored") onStored(outcome.imageUrl);
  }
  return { progress, upload: (file) => void uploadAndSay(file) };
}

function say(kind: UploadOutcome["kind"]): void {
  const { sq: text } = messages.imageUpload;
  switch (kind) {
    case "stored":
      toast.success(text.doneTitle, { text: text.done, lang: "sq" });
      return;
    case "not-an-image":
      toast.error(text.notAnImageTitle, { text: text.notAnImage, lang: "sq" });
      return;
    case "too-large":
      toast.error(text.tooLargeTitle, { text: text.tooLarge, lang: "sq" });
      return;
    case "failed":
      toast.error(text.failedTitle, { text: text.failed, lang: "sq" });
  }
}
