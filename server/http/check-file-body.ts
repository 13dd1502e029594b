import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ErrorCode } from "#domain/errors.ts";
import { maxImageBytes } from "#domain/image.ts";
import { maxImportBytes } from "#domain/product-import.ts";
import { maxQuotePhotoBytes } from "#domain/quote.ts";
import { countAttempt } from "#server/services/count-attempt.ts";
import { quotePhotoLimits } from "#server/services/orders/order-limits.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { createErrorBody, createErrorResponse } from "./error-body.ts";
import type { RequestScope } from "./request-scope.ts";
import { allowSlowFile } from "./slow-bodies.ts";

type Env = { Variables: { scope: RequestScope }; Bindings: Partial<HttpBindings> };

/** Allowance for boundaries and for the names of the field and the file. */
const maxFormBytes = 16 * 1024;

/** POST routes that take a file in a form instead of JSON. */
const fileRoutes = [
  fileRoute({
    path: /^\/api\/uploads\/[^/]+$/,
    maxFileBytes: maxImageBytes,
    tooLarge: "image_too_large",
    allow: allowAdmin,
  }),
  fileRoute({
    path: /^\/api\/admin\/imports$/,
    maxFileBytes: maxImportBytes,
    tooLarge: "body_too_large",
    allow: allowAdmin,
  }),
  fileRoute({
    path: /^\/api\/quotes\/photos$/,
    maxFileBytes: maxQuotePhotoBytes,
    tooLarge: "photo_too_large",
    allow: countPhoto,
  }),
];

/** Skips a check for requests with a file. */
export function unlessFile(check: MiddlewareHandler): MiddlewareHandler {
  return (c, next) => (findFileRoute(c) ? next() : check(c, next));
}

/**
 * Allows a form with a file up to the size that its route takes. Rights and limits are checked first,
 * so that a stranger can't make the server read megabytes. A file that is a few bytes too large passes here
 * and is rejected by the service, which checks the exact size.
 */
export const checkFileBody: MiddlewareHandler<Env> = async (c, next) => {
  const route = findFileRoute(c);
  if (!route) return next();
  await route.allow(c.get("scope"));
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "multipart/form-data")
    return createErrorResponse(createErrorBody("unsupported_media_type"));
  allowSlowFile(c.env?.incoming);
  return route.limit(c, next);
};

async function allowAdmin(scope: RequestScope): Promise<void> {
  requireAdmin(await scope.findActor());
}

/** Allows everyone, up to a limit per client. Photos that turn out to be none count as well. */
function countPhoto({ appContext, clientAddress }: RequestScope): Promise<void> {
  const { attempts } = appContext;
  return countAttempt(attempts, quotePhotoLimits({ attempts, clientAddress }));
}

type FileRoute = {
  readonly path: RegExp;
  readonly maxFileBytes: number;
  readonly tooLarge: ErrorCode;
  /** Rejects a caller without the right before the body is read. */
  readonly allow: (scope: RequestScope) => Promise<void>;
};

function fileRoute({ maxFileBytes, tooLarge, ...route }: FileRoute) {
  const limit = bodyLimit({
    maxSize: maxFileBytes + maxFormBytes,
    onError: () => createErrorResponse(createErrorBody(tooLarge)),
  });
  return { ...route, limit };
}

function findFileRoute(c: Context): (typeof fileRoutes)[number] | undefined {
  if (c.req.method !== "POST") return undefined;
  return fileRoutes.find(({ path }) => path.test(c.req.path));
}
