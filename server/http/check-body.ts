import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createErrorBody, createErrorResponse } from "./error-body.ts";
import { findJsonError } from "./strict-json.ts";

const maxBodyBytes = 100_000;
const methodsWithoutBody = new Set(["GET", "HEAD", "OPTIONS"]);

const limit = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => createErrorResponse(createErrorBody("body_too_large")),
});

/** Rejects bodies over 100 kB. Looking for the body of a GET would create a whole Request for it. */
export const limitBody: MiddlewareHandler = (c, next) =>
  methodsWithoutBody.has(c.req.method) ? next() : limit(c, next);

/** Rejects bodies that aren't well-formed JSON with the JSON content type. */
export const requireJsonBody: MiddlewareHandler = async (c, next) => {
  if (methodsWithoutBody.has(c.req.method)) return next();
  const body = await c.req.text();
  if (body === "") return next();
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json")
    return createErrorResponse(createErrorBody("unsupported_media_type"));
  const error = findJsonError(body);
  if (error === "syntax") return createErrorResponse(createErrorBody("invalid_json"));
  if (error) return createErrorResponse(createErrorBody("invalid_input", { fault: error }));
  return next();
};
