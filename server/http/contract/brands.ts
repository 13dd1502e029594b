import { oc } from "@orpc/contract";
import { z } from "zod";
import { idSchema } from "#domain/value-schema.ts";

export const brandsContract = {
  list: oc
    .route({
      method: "GET",
      path: "/brands",
      tags: ["brands"],
      summary: "List brands by name",
      description:
        "The brands that the form of a product suggests. Those that products use with their counts are in /products/filters.",
    })
    .output(
      z
        .object({
          items: z
            .array(
              z
                .object({ id: idSchema, name: z.string().describe("Name of the brand") })
                .meta({ id: "Brand", description: "A brand" }),
            )
            .describe("All brands"),
        })
        .meta({ id: "BrandList", description: "All brands by name" }),
    ),
};
