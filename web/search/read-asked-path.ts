import { decodePath } from "#domain/readable-path.ts";

/** Longer texts are no codes. */
const maxLength = 60;

/** Reads what a person may have looked for from a path without a page; empty if that isn't clear. */
export function readAskedPath(pathname: string): string {
  const last = pathname.split("/").findLast((segment) => segment !== "") ?? "";
  const text =
    decodePath(last)
      ?.replaceAll(/[_+\s]+/g, " ")
      .trim() ?? "";
  // Files that programs ask for, such as wp-login.php, are no parts.
  const isFile = /\.[a-z]\w*$/i.test(text);
  if (text.length > maxLength || isFile || !/[\p{L}\d]/u.test(text)) return "";
  // Hyphens join words in paths; in codes they are part of the code.
  return /\d/.test(text) ? text : text.replaceAll("-", " ");
}
