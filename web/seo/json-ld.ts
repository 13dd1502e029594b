/** Builds a schema.org description; URLs in it start with the site's origin. */
export type JsonLd = (origin: string) => object;

/** Attributes of a script element for a route's `head`. */
type DataScript = {
  readonly type: "application/ld+json";
  readonly children: string;
};

/** Builds an inert data script. `<` is escaped, so that no value can close the element. */
export function jsonLdScript(description: object): DataScript {
  const json = JSON.stringify({ "@context": "https://schema.org", ...description });
  return { type: "application/ld+json", children: json.replaceAll("<", String.raw`\u003c`) };
}
