import { useState, type ReactNode } from "react";
import { messages } from "#domain/messages.ts";
import { useText } from "#web/lib/language.tsx";
import type { UploadOutcome } from "#web/lib/upload-image.ts";
import { useImageUpload } from "#web/lib/use-image-upload.ts";
import { productFormText } from "#web/messages/product-form.ts";
import { ImageField } from "#web/ui/image-field.tsx";
import { toast } from "#web/ui/toast.ts";

export interface ProductImageFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onValueChange: (value: string) => void;
  /** Called when an upload starts or ends; the form waits for it. */
  readonly onUploading: (isUploading: boolean) => void;
}

/** The product's image, stored in the bucket 'product-images'. */
export function ProductImageField({ onUploading, ...field }: ProductImageFieldProps): ReactNode {
  const text = useText(productFormText);
  const { progress, upload } = useImageUpload("product-images");
  const [refused, setRefused] = useState<string>();

  async function send(file: File): Promise<void> {
    setRefused(undefined);
    onUploading(true);
    const outcome = await upload(file);
    // A newer upload has started, or the form was left.
    if (!outcome) return;
    onUploading(false);
    if (outcome.kind === "stored") {
      field.onValueChange(outcome.imageUrl);
      toast.success(messages.imageUpload.done);
      return;
    }
    const words = describeApiError(outcome, text.image.noAnswer);
    toast.error(words);
    setRefused(words);
  }
  return (
    <ImageField
      {...field}
      text={text.image}
      progress={progress}
      onFile={(file) => void send(file)}
      error={field.error ?? refused}
      onValueChange={(value) => {
        setRefused(undefined);
        field.onValueChange(value);
      }}
    />
  );
}

function describeApiError(
  outcome: Exclude<UploadOutcome, { kind: "stored" }>,
  noAnswer: string,
): string {
  switch (outcome.kind) {
    case "not-an-image":
      return messages.imageUpload.notAnImage;
    case "too-large":
      return messages.imageUpload.tooLarge;
    case "failed":
      return messages.imageUpload.failed.replace("{reason}", () => outcome.reason || noAnswer);
  }
}
