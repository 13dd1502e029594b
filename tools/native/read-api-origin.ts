import { nativeApp } from "#domain/native-app.ts";

/**
 * Reads which server the app asks.
 *
 * @param text API_ORIGIN as it was set; empty counts as unset.
 * @returns An origin without a trailing slash.
 * @throws {Error} Unless it is one and nothing but that, on https or on this very machine.
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
