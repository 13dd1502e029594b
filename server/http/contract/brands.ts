import { oc } from "@orpc/contract";
import { z } from "zod";
import { idSchema } from "#domain/value-schema.ts";

export const brandsContract = {
  list: oc
    .route({ method: "GET", path: "/brands", tags: ["brands"], summary: "List brands by name" })
    .output(
      z.object({
        items: z
          .array(z.object({ id: idSchema, name: z.string().describe("Name of the brand") }))
          .describe("All brands"),
      }),
    ),
};
