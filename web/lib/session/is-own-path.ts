/** Whether an address is a path of this site: two slashes would name a host. */
export function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}
