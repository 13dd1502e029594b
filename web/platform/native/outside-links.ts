import { Directory, Filesystem } from "@capacitor/filesystem";
import { Share } from "@capacitor/share";
import { nativeAppText } from "#web/messages/native-app.ts";
import { logError } from "#web/platform/log-error.ts";
import type { Platform } from "#web/platform/platform.ts";
import { toast } from "#web/ui/toast.ts";

type Server = Pick<Platform, "fetch" | "serverUrl">;

/**
 * Sends links to files outside the app to the server: PDFs open in the device's browser; files of
 * the API are fetched with the session, which the browser doesn't have, and passed to the share
 * sheet. The device opens links to other hosts without help.
 */
export function openLinksOutside(server: Server): void {
  // On the window, so that it runs after every handler of the page; one of them may have handled
  // the click.
  window.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (event.defaultPrevented || !link || link.origin !== window.location.origin) return;
    const path = `${link.pathname}${link.search}`;
    if (path.startsWith("/api/")) void saveFile(server, path);
    else if (link.pathname.endsWith(".pdf")) window.open(server.serverUrl(path), "_blank");
    else return;
    event.preventDefault();
  });
}

async function saveFile({ fetch }: Server, path: string): Promise<void> {
  try {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    const { uri } = await Filesystem.writeFile({
      path: getFileName(answer.headers.get("content-disposition")),
      data: toBase64(new Uint8Array(await answer.arrayBuffer())),
      directory: Directory.Cache,
    });
    // Rejects when the user closes the share sheet, which isn't an error.
    await Share.share({ files: [uri] }).catch(() => undefined);
  } catch (error) {
    logError("The file wasn't fetched", error);
    toast.error(nativeAppText.en.downloadFailed);
  }
}

/** Reads the file name from a Content-Disposition header. */
export function getFileName(disposition: string | null): string {
  return /filename="?([\w-][\w.-]*)/.exec(disposition ?? "")?.[1] ?? "download";
}

/** In chunks, because a whole file would exceed the max number of arguments of a call. */
export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCodePoint(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
}
