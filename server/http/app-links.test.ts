import { expect, test } from "vitest";
import { nativeApp } from "#domain/native-app.ts";
import { createTestApp } from "#server/testing/test-app.ts";

type Association = {
  readonly applinks: {
    readonly details: readonly {
      readonly appIDs: readonly string[];
      readonly components: readonly { readonly "/": string }[];
    }[];
  };
};

const android = "/.well-known/assetlinks.json";
const apple = "/.well-known/apple-app-site-association";

test("without the app's identifiers, the app link files return 404", async () => {
  const app = await createTestApp();
  for (const path of [android, apple]) expect((await app.call(path)).status).toBe(404);
  await app.close();
});

test("the signed app may open links of pages, but none of the API", async () => {
  const print = Array.from({ length: 32 }, () => "AB").join(":");
  const app = await createTestApp({
    androidCertificates: [print],
    appleAppId: `ABCDE12345.${nativeApp.id}`,
  });
  const assets = await (await app.fetch(android)).json();
  expect(assets).toMatchObject([
    { target: { package_name: nativeApp.id, sha256_cert_fingerprints: [print] } },
  ]);
  const association = await app.fetch(apple);
  expect(association.headers.get("content-type")).toContain("application/json");
  const { applinks }: Association = JSON.parse(await association.text());
  const [details] = applinks.details;
  expect(details?.appIDs).toEqual([`ABCDE12345.${nativeApp.id}`]);
  const paths = details?.components.map((component) => component["/"]) ?? [];
  expect(paths).toContain("/products/*");
  expect(paths).toContain("/confirm-email");
  expect(paths.filter((path) => path === "/*" || path.startsWith("/api"))).toEqual([]);
  await app.close();
});
