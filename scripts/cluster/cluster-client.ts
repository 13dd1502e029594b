import { setTimeout as delay } from "node:timers/promises";
import type { Kind, Measurements } from "./measurements.ts";

/** A request with the statuses that are an answer to it; 200 by default. */
export type ClusterRequest = {
  readonly kind: Kind;
  readonly path: string;
  readonly method?: string;
  readonly json?: unknown;
  readonly form?: () => FormData;
  readonly cookie?: string;
  readonly accepted?: readonly number[];
};

/** An answer with its body. */
export type ClusterAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
};

/** What the clients of the demo share. */
export type ClusterLoad = {
  readonly origin: string;
  readonly admin: { readonly email: string; readonly password: string };
  readonly measurements: Measurements;
  /** Ends the clients; each finishes what it began. */
  readonly ending: AbortSignal;
  /** Aborted when the whole run ends. */
  readonly signal: AbortSignal;
};

const attemptMs = 10_000;
const retryMs = 200;

/** Sends a request until it is answered. Servers that are away or busy are asked again. */
export async function ask(load: ClusterLoad, request: ClusterRequest): Promise<ClusterAnswer> {
  const { measurements, signal } = load;
  const accepted = request.accepted ?? [200];
  return measurements.measure(
    request,
    async () => {
      signal.throwIfAborted();
      const answer = await send(load, request);
      if (!answer || answer.status === 429 || answer.status >= 500) {
        if (answer?.status === 500) noteUnexpected(load, request, answer);
        return undefined;
      }
      if (!accepted.includes(answer.status)) noteUnexpected(load, request, answer);
      return answer;
    },
    () => delay(retryMs, undefined, { signal }),
  );
}

/** The session of a new sign-in, as a cookie. */
export async function signInAtCluster(load: ClusterLoad): Promise<string> {
  const answer = await ask(load, {
    kind: "write",
    path: "/api/auth/sign-in/email",
    method: "POST",
    json: load.admin,
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
  return cookies.join("; ");
}

function noteUnexpected(load: ClusterLoad, request: ClusterRequest, answer: ClusterAnswer): void {
  const { method = "GET", path } = request;
  load.measurements.unexpected.push(
    `${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`,
  );
}

async function send(
  { origin, signal }: ClusterLoad,
  request: ClusterRequest,
): Promise<ClusterAnswer | undefined> {
  try {
    const json = request.json === undefined ? undefined : JSON.stringify(request.json);
    const body = request.form?.() ?? json;
    const response = await fetch(`${origin}${request.path}`, {
      method: request.method ?? "GET",
      headers: {
        origin,
        ...(json !== undefined && { "content-type": "application/json" }),
        ...(request.cookie !== undefined && { cookie: request.cookie }),
      },
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(attemptMs)]),
      ...(body !== undefined && { body }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
