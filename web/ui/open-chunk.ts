import { chunkErrorText } from "#web/messages/chunk-error.ts";
import { ChunkLoadError, loadChunk, permitReload } from "#web/offline/load-chunk.ts";
import { toast } from "./toast.ts";

/**
 * Loads the chunk of a dialog before it opens.
 * @param load The import.
 * @param intent What to reopen if the page has to be reloaded; see `usePendingIntent`.
 * @returns Whether it loaded; if not, a toast shows the reason.
 */
export async function openChunk(load: () => Promise<unknown>, intent: string): Promise<boolean> {
  try {
    await loadChunk(load, intent);
    return true;
  } catch (error) {
    const { title, text } =
      chunkErrorText.en[error instanceof ChunkLoadError ? error.reason : "away"];
    // The next click is a retry.
    permitReload();
    toast.error(title, { text, lang: "en" });
    return false;
  }
}
