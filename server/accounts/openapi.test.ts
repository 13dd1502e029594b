import { expect, test } from "vitest";
import { authRoutes } from "./auth-routes.ts";
import { describeAccountRoutes } from "./openapi.ts";

test("describes every route with its tag and request body", () => {
  const paths = describeAccountRoutes();
  expect(Object.keys(paths)).toEqual(Object.keys(authRoutes).map((path) => `/auth${path}`));
  expect(paths["/auth/sign-in/email"]).toMatchObject({
    post: {
      operationId: "accountsSignInEmail",
      tags: ["accounts"],
      requestBody: {
        content: {
          "application/json": {
            schema: { additionalProperties: false, required: ["email", "password"] },
          },
        },
      },
      responses: { 200: {}, 401: {}, 422: {}, 429: {} },
    },
  });
  expect(paths["/auth/get-session"]).toMatchObject({ get: { tags: ["accounts"] } });
});

test("operation ids are unique and the document is plain JSON", () => {
  const paths = describeAccountRoutes();
  const text = JSON.stringify(paths);
  const ids = [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(Object.keys(authRoutes).length);
  expect(JSON.parse(text)).toEqual(paths);
});
