import type { Parameter, Route } from "../../api-docs/openapi-document.ts";
import { generateValue, type Known } from "./generate-value.ts";

/** A request of the fuzz. */
export type FuzzRequest = {
  readonly method: string;
  /** With /api and the query. */
  readonly path: string;
  readonly body: string | undefined;
  readonly contentType: string | undefined;
};

/** Composes a request for a route from its parameters and its body's schema. */
export function composeFuzzRequest({ path, method, operation }: Route, known: Known): FuzzRequest {
  const parameters = operation.parameters ?? [];
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((one) => one.in === "path" && one.name === name);
    return encodeURIComponent(toText(generateValue(parameter?.schema ?? {}, known))) || "x";
  });
  const query = parameters
    .filter((one) => isSent(one, known))
    .map(
      ({ name, schema }) =>
        `${encodeURIComponent(name)}=${encodeURIComponent(toText(generateValue(schema ?? {}, known)))}`,
    );
  const search = query.length > 0 ? `?${query.join("&")}` : "";
  const content = operation.requestBody?.content ?? {};
  const schema = content["application/json"]?.schema;
  const isForm = content["multipart/form-data"] !== undefined;
  return {
    method: method.toUpperCase(),
    path: `/api${place}${search}`,
    body: schema ? composeBody(generateValue(schema, known), known) : isForm ? form : undefined,
    contentType: schema
      ? "application/json"
      : isForm
        ? "multipart/form-data; boundary=x"
        : undefined,
  };
}

const form =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nnot an image\r\n--x--\r\n';

function isSent(parameter: Parameter, { choose }: Known): boolean {
  return parameter.in === "query" && choose.isTrue(parameter.required ? 0.95 : 0.3);
}

/** JSON, in one of a hundred cases cut off. */
function composeBody(value: unknown, { choose }: Known): string {
  const json = JSON.stringify(value) ?? "";
  return choose.isTrue(0.01) ? json.slice(0, choose.number(json.length + 1)) : json;
}

function toText(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  // A lone surrogate has no URL encoding.
  return text.toWellFormed();
}
