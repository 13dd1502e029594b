/** Splits a path of the catalogue for the router. */
export function toLinkProps(href: string): {
  readonly to: string;
  readonly hash?: string;
  readonly search?: Readonly<Record<string, string>>;
} {
  const [address = "", hash] = href.split("#");
  const [to = "", query] = address.split("?");
  return {
    to,
    ...(hash !== undefined && { hash }),
    ...(query !== undefined && { search: Object.fromEntries(new URLSearchParams(query)) }),
  };
}
