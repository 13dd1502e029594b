import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refusalOf, refusalResponse } from "./refusal.ts";
import { findJsonFault } from "./strict-json.ts";

const maxBodyBytes = 100_000;
const methodsWithoutBody = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses bodies over 100 kB. */
export const limitBody: MiddlewareHandler = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => refusalResponse(refusalOf("body_too_large")),
});

/** Refuses bodies that aren't one well-formed JSON text sent as such. */
export const requireJsonBody: MiddlewareHandler = async (c, next) => {
  if (methodsWithoutBody.has(c.req.method)) return next();
  const body = await c.req.text();
  if (body === "") return next();
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return refusalResponse(refusalOf("unsupported_media_type"));
  const fault = findJsonFault(body);
  if (fault === "syntax") return refusalResponse(refusalOf("invalid_json"));
  if (fault) return refusalResponse(refusalOf("invalid_input", { fault }));
  return next();
};
