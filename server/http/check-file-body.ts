import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ErrorCode } from "#domain/errors.ts";
import { maxImageBytes } from "#domain/image.ts";
import { maxImportBytes } from "#domain/product-import.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { createErrorBody, createErrorResponse } from "./error-body.ts";
import type { RequestScope } from "./request-scope.ts";
import { allowSlowFile } from "./slow-bodies.ts";

type Env = { Variables: { scope: RequestScope }; Bindings: Partial<HttpBindings> };

/** Boundaries, the names of the field and of the file. */
const maxFormBytes = 16 * 1024;

/** What POST takes as a file in a form instead of JSON; all of it is for admins. */
const fileRoutes = [
  fileRoute(/^\/api\/uploads\/[^/]+$/, maxImageBytes, "image_too_large"),
  fileRoute(/^\/api\/admin\/imports$/, maxImportBytes, "body_too_large"),
];

/** A check that requests with a file go past. */
export function unlessFile(check: MiddlewareHandler): MiddlewareHandler {
  return (c, next) => (findFileRoute(c) ? next() : check(c, next));
}

/**
 * Lets a form with a file in, up to the size that its route takes. Rights come first, so that a
 * stranger can't make the server read megabytes. A file of a few bytes too many passes here and is
 * refused by the service, which knows its exact size.
 */
export const checkFileBody: MiddlewareHandler<Env> = async (c, next) => {
  const route = findFileRoute(c);
  if (!route) return next();
  requireAdmin(await c.get("scope").findActor());
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "multipart/form-data")
    return createErrorResponse(createErrorBody("unsupported_media_type"));
  allowSlowFile(c.env?.incoming);
  return route.limit(c, next);
};

function fileRoute(path: RegExp, maxFileBytes: number, tooLarge: ErrorCode) {
  const limit = bodyLimit({
    maxSize: maxFileBytes + maxFormBytes,
    onError: () => createErrorResponse(createErrorBody(tooLarge)),
  });
  return { path, limit };
}

function findFileRoute(c: Context): (typeof fileRoutes)[number] | undefined {
  if (c.req.method !== "POST") return undefined;
  return fileRoutes.find(({ path }) => path.test(c.req.path));
}
