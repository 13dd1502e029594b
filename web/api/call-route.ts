import { parseJson } from "#domain/json.ts";

/** HTTP method and path of a call: what the browser needs of a contract's route. */
export type WireRoute = {
  readonly method: string;
  /** May contain placeholders such as `{id}`, filled from the input fields of the same name. */
  readonly path: string;
};

/** Sends a request to a path of the server. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** Error response of the server. */
class ApiCallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly data: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, headers }: Response, answer: unknown) {
    const { code, message, data }: Partial<Record<"code" | "message" | "data", unknown>> =
      typeof answer === "object" && answer !== null ? answer : {};
    super(typeof message === "string" ? message : `HTTP ${status}`);
    this.name = "ApiCallError";
    this.status = status;
    // An error response without a code comes from a proxy, not from the shop.
    this.code = typeof code === "string" ? code : "unknown";
    this.data = data;
    const wait = Number(headers.get("retry-after"));
    this.retryAfterSeconds = wait > 0 ? wait : undefined;
  }
}

/**
 * Makes one API call.
 * @param input Fields of the path, then of the query (GET) or the body.
 * @param signal Aborts the call.
 * @returns The parsed JSON, undefined for an empty body.
 * @throws {ApiCallError} If the server answers with an error status.
 * @throws {Error} If no answer arrives, or one that isn't valid JSON.
 */
export async function callRoute(
  send: Send,
  route: WireRoute,
  input: Readonly<Record<string, unknown>> | undefined,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { path, rest } = fillPath(route.path, input);
  const isRead = route.method === "GET";
  const response = await send(`/api${path}${isRead ? toQuery(rest) : ""}`, {
    method: route.method,
    ...(!isRead && rest && toBody(rest)),
    ...(signal && { signal }),
  });
  const text = await response.text();
  if (response.ok) return text === "" ? undefined : JSON.parse(text);
  // A proxy's error page isn't JSON; its status is enough.
  throw new ApiCallError(response, parseJson(text));
}

/** Encodes fields as JSON, or as form data when one of them is a file. */
function toBody(fields: Readonly<Record<string, unknown>>): Pick<RequestInit, "headers" | "body"> {
  const file = Object.entries(fields).find(([, value]) => value instanceof Blob);
  if (!file) {
    return {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fields),
    };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, value instanceof Blob ? value : String(value));
  }
  return { body: form };
}

function fillPath(
  path: string,
  input: Readonly<Record<string, unknown>> | undefined,
): { readonly path: string; readonly rest: Readonly<Record<string, unknown>> | undefined } {
  const filled = new Set<string>();
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    filled.add(name);
    return encodeURIComponent(String(input?.[name]));
  });
  if (!input || filled.size === 0) return { path: address, rest: input };
  const rest = Object.entries(input).filter(([name]) => !filled.has(name));
  return { path: address, rest: rest.length === 0 ? undefined : Object.fromEntries(rest) };
}

function toQuery(input: Readonly<Record<string, unknown>> | undefined): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input ?? {})) {
    if (typeof value === "string" || typeof value === "number") query.set(name, `${value}`);
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
