const bearingPage = "/products/nsk/bearing/";
const sign = "asked=";
/** Longer texts aren't codes. */
const maxLength = 60;

/**
 * Adds a typed code to the path of a bearing's page, which explains it. It is in the fragment, so that the
 * prerendered page and its canonical address stay the same.
 */
export function withAskedCode(href: string, code: string): string {
  const asked = code.trim();
  if (!href.startsWith(bearingPage) || href.includes("#") || asked.length > maxLength) return href;
  return `${href}#${sign}${encodeURIComponent(asked)}`;
}

/** Reads the typed code from a fragment, which is untrusted; undefined if it has none. */
export function readAskedCode(fragment: string): string | undefined {
  const text = fragment.replace(/^#/, "");
  if (!text.startsWith(sign)) return undefined;
  try {
    const code = decodeURIComponent(text.slice(sign.length)).trim();
    return code === "" || code.length > maxLength ? undefined : code;
  } catch {
    return undefined;
  }
}
