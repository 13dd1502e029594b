import type { Env, Hono } from "hono";
import { nativeApp } from "#domain/native-app.ts";
import type { Config } from "#server/config.ts";
import { createErrorBody, createErrorResponse } from "./error-body.ts";

/**
 * Serves the files that phones fetch to find out which app may open the site's links. Without the
 * identifiers of a signed app, the response is 404.
 */
export function mountAppLinks<AnyEnv extends Env>(app: Hono<AnyEnv>, config: Config): void {
  const { androidCertificates, appleAppId } = config;
  app.get("/.well-known/assetlinks.json", (c) => {
    if (androidCertificates.length === 0) return createErrorResponse(createErrorBody("not_found"));
    return c.json([
      {
        relation: ["delegate_permission/common.handle_all_urls"],
        target: {
          namespace: "android_app",
          package_name: nativeApp.id,
          sha256_cert_fingerprints: androidCertificates,
        },
      },
    ]);
  });
  app.get("/.well-known/apple-app-site-association", (c) => {
    if (appleAppId === undefined) return createErrorResponse(createErrorBody("not_found"));
    const details = [{ appIDs: [appleAppId], components: nativeApp.linkedPaths.flatMap(below) }];
    return c.json({ applinks: { details } });
  });
}

function below(path: string): readonly { readonly "/": string }[] {
  return path === "/" ? [{ "/": path }] : [{ "/": path }, { "/": `${path}/*` }];
}
