/** Whether a URL is a path of this site; two leading slashes would be another host. */
export function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}
