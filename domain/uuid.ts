const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID of RFC 9562 in either case, as the API expects ids. */
export function isUuid(text: string): boolean {
  return pattern.test(text);
}
