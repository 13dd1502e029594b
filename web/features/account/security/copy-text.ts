import { toast } from "#web/ui/toast.ts";

/** Copies a text and shows whether that worked. */
export async function copyText(
  text: string,
  words: { readonly copied: string; readonly notCopied: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(words.copied);
  } catch {
    toast.error(words.notCopied);
  }
}
