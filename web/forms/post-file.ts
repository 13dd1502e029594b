import { isRecord, parseJson } from "#domain/json.ts";
import { platform } from "#web/platform/platform.ts";

/** The server's answer to an upload; its status is 0 if none arrived. */
export type FileAnswer = {
  readonly status: number;
  readonly answer: Readonly<Record<string, unknown>>;
};

/**
 * Posts a file as form data. Uses XMLHttpRequest, because fetch doesn't report upload progress.
 * @param onProgress Called with the share that has been sent, 0 to 1.
 * @param signal Aborts the upload.
 * @returns Never rejects.
 */
export function postFile(
  path: string,
  fields: Readonly<Record<string, Blob | string>>,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<FileAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const { serverUrl, sessionHeaders } = platform();
    request.open("POST", serverUrl(path));
    for (const [name, value] of Object.entries(sessionHeaders())) {
      request.setRequestHeader(name, value);
    }
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener("loadend", () => {
      const answer = parseJson(request.responseText);
      resolve({ status: request.status, answer: isRecord(answer) ? answer : {} });
    });
    signal.addEventListener("abort", () => request.abort(), { once: true });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    request.send(form);
  });
}
