import { z } from "zod";
import { encodeBody } from "./compress-answers.ts";
import { createErrorBody, createErrorResponse, retryAfterBusySeconds } from "./error-body.ts";
import type { RequestScope } from "./request-scope.ts";

/** What the router makes of a call. */
type ProcedureAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: unknown;
};

const ours = z.object({ defined: z.literal(true) });
const limited = z.object({ data: z.object({ retryAfterSeconds: z.number() }) });

/** Writes the answer of a procedure as a response of known length. */
export function toApiResponse(
  { status, headers, body }: ProcedureAnswer,
  scope: RequestScope,
  accepted: string | null,
): Response {
  // Not one of our errors: a form that can't be parsed, or that was cut off.
  if (status === 400 && !ours.safeParse(body).success) {
    return createErrorResponse(createErrorBody("invalid_input"));
  }
  const encoded = encodeAnswer(body, scope, accepted);
  const fields = new Headers(encoded.headers);
  for (const [name, values] of Object.entries(headers)) {
    for (const value of [values ?? []].flat()) fields.append(name, value);
  }
  for (const [name, value] of scope.responseHeaders) fields.append(name, value);
  const retryAfter = status === 503 ? retryAfterBusySeconds : findRetryAfter(status, body);
  if (retryAfter !== undefined) fields.set("retry-after", String(retryAfter));
  // Responses may depend on the user, so no cache in between may store them.
  if (!fields.has("cache-control")) fields.set("cache-control", "no-store");
  return new Response(encoded.body, { status, headers: fields });
}

type Encoded = {
  readonly body: Uint8Array<ArrayBuffer> | File | null;
  readonly headers: Readonly<Record<string, string>>;
};

function encodeAnswer(body: unknown, scope: RequestScope, accepted: string | null): Encoded {
  if (body === undefined) return { body: null, headers: {} };
  if (body instanceof File) return encodeFile(body);
  // A granted stream, which is sent in place of this response.
  if (scope.answered.stream)
    return { body: null, headers: { "content-type": "text/event-stream" } };
  const json = new TextEncoder().encode(JSON.stringify(body));
  const encoded = encodeBody(json, accepted);
  return { ...encoded, headers: { ...encoded.headers, "content-type": "application/json" } };
}

/** Browsers must save a file instead of showing it as a page of this site. */
function encodeFile(file: File): Encoded {
  const ascii = file.name.replaceAll(/[^\x20-\x7E]/g, "_").replaceAll('"', String.raw`\"`);
  const disposition = `attachment; filename="${ascii}"; filename*=utf-8''${encodeURIComponent(file.name)}`;
  return {
    body: file,
    headers: {
      "content-type": file.type,
      "content-length": String(file.size),
      "content-disposition": disposition,
    },
  };
}

function findRetryAfter(status: number, body: unknown): number | undefined {
  return status === 429 ? limited.safeParse(body).data?.data.retryAfterSeconds : undefined;
}
