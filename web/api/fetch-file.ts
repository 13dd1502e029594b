import { platform } from "#web/platform/platform.ts";

/**
 * Reads a file of the API, with the session if there is one.
 * @param body Sent as JSON; without it the file is read with GET.
 * @throws {Error} If there is no file.
 */
export async function fetchFile(
  path: string,
  { body, signal }: { readonly body?: object; readonly signal?: AbortSignal } = {},
): Promise<Blob> {
  const response = await platform().fetch(path, {
    ...(body && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.blob();
}

/** A file as a data URL, which the content security policy allows for images. */
export async function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () =>
      // `readAsDataURL` results in a text.
      resolve(typeof reader.result === "string" ? reader.result : ""),
    );
    reader.addEventListener("error", () => reject(new Error("The file wasn't readable")));
    reader.readAsDataURL(file);
  });
}
