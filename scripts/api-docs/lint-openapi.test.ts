import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { describeApi } from "../generate-openapi.ts";

// Checking every example takes two seconds, more on a busy machine.
// docs/product/api.md#a-valid-document
test(
  "the document passes the recommended rules of redocly lint, with all its examples",
  { timeout: 30_000 },
  async () => {
    const problems = await lintFromString({
      source: JSON.stringify(await describeApi("1.0.0")),
      config: await createConfig({
        extends: ["recommended"],
        rules: {
          "no-invalid-media-type-examples": "error",
          "no-invalid-parameter-examples": "error",
          "no-invalid-schema-examples": "error",
          "no-unused-components": "error",
          // Lists without parameters have no error of their own, and an old link only redirects.
          "operation-4xx-response": "off",
          "operation-2xx-response": "off",
        },
      }),
    });
    expect(
      problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    ).toEqual([]);
  },
);
