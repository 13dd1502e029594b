import type { productFilesText } from "#web/messages/product-files.ts";
import { readImportError } from "./import-report.ts";

/** What the server does with a file. */
export type ImportStep = "read" | "apply" | "undo";

/** The last error. */
export type ImportFailure = {
  readonly title: string;
  readonly text: string;
  /** Set if a retry may succeed: the response was lost, the file is still selected. */
  readonly retry: (() => void) | undefined;
};

/** Without a response it is unknown whether the server did the step, so the text claims neither. */
export function toImportFailure(
  step: ImportStep,
  error: unknown,
  text: (typeof productFilesText)["en"],
  retry: () => void,
): ImportFailure {
  const serverMessage = readImportError(error);
  return serverMessage === undefined
    ? { title: text.noAnswer, text: text.lost[step], retry }
    : { title: text.failed[step], text: serverMessage, retry: undefined };
}
