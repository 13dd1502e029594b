import { nativeApp } from "#domain/native-app.ts";

/**
 * Reads the origin of the app's server, without a trailing slash.
 *
 * @param text Value of API_ORIGIN; empty counts as unset.
 * @throws {Error} Unless it is a bare origin, on https or on this machine.
 */
export function readApiOrigin(text: string | undefined): string {
  const given = text?.trim() || nativeApp.defaultOrigin;
  const url = URL.parse(given);
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url?.hostname ?? "");
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLocal);
  if (!url || !isSafe || url.origin !== given.replace(/\/$/, "")) {
    throw new Error(`API_ORIGIN has to be an https origin such as ${nativeApp.defaultOrigin}`);
  }
  return url.origin;
}
