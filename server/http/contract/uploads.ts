import { oc } from "@orpc/contract";
import { z } from "zod";
import { withErrors } from "./errors.ts";

/** Product images. */
export const uploadsContract = {
  create: oc
    .route({
      method: "POST",
      path: "/uploads/{bucket}",
      tags: ["uploads"],
      summary: "Upload a product image (admin)",
      description:
        "multipart/form-data with the field `file`: JPG, PNG or GIF up to 5 MB, judged by its content. Buckets: 'ONLINE SHOP' and 'product-images'.",
      successStatus: 201,
    })
    .input(
      z.strictObject({
        bucket: z.string().describe("'ONLINE SHOP' or 'product-images'"),
        file: z.file().describe("JPG, PNG or GIF up to 5 MB"),
      }),
    )
    .output(
      z
        .object({
          image_url: z.string().describe("Path of this site, to be stored with the product"),
          width: z.int().describe("Width in pixels"),
          height: z.int().describe("Height in pixels"),
        })
        .meta({ id: "UploadedImage", description: "A stored image" }),
    )
    .errors(
      withErrors(
        "unauthorized",
        "forbidden",
        "not_found",
        "not_an_image",
        "image_too_large",
        "unsupported_media_type",
        "invalid_input",
      ),
    ),
};
