/** Makes a description in schema.org's words; its addresses start with the site's. */
export type JsonLd = (origin: string) => object;

/** Attributes of a script element for a route's `head`. */
interface DataScript {
  readonly type: "application/ld+json";
  readonly children: string;
}

/** A script that only holds data; no value inside can end it. */
export function jsonLdScript(description: object): DataScript {
  const json = JSON.stringify({ "@context": "https://schema.org", ...description });
  return { type: "application/ld+json", children: json.replaceAll("<", String.raw`\u003c`) };
}
