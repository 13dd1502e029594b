import { MissingPart, loadPart } from "#web/lib/load-part.ts";
import { missingPartText } from "#web/messages/missing-part.ts";
import { toast } from "./toast.ts";

/**
 * Fetches what somebody asked to open.
 *
 * @param load The import.
 * @param wish What to open again where the page has to be loaded anew; see `useWish`.
 * @returns Whether it is there; if not, a message has said why.
 */
export async function openPart(load: () => Promise<unknown>, wish: string): Promise<boolean> {
  try {
    await loadPart(load, wish);
    return true;
  } catch (error) {
    const { title, text } =
      missingPartText.en[error instanceof MissingPart ? error.trouble : "away"];
    toast.error(title, { text, lang: "en" });
    return false;
  }
}
