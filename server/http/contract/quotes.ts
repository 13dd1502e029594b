import { oc } from "@orpc/contract";
import { z } from "zod";
import { placedOrderSchema } from "#domain/order-schema.ts";
import {
  acceptedQuoteSchema,
  followedQuoteSchema,
  newQuoteSchema,
  quoteAnswerSchema,
  quoteQuerySchema,
  quoteSchema,
  quoteSummarySchema,
  quoteTokenSchema,
} from "#domain/quote-schema.ts";
import { quoteTextLimits } from "#domain/quote.ts";
import { staffQuoteSchema } from "#domain/staff-quote-schema.ts";
import { idSchema, text } from "#domain/value-schema.ts";
import { withErrors } from "./errors.ts";
import { historyInput, historySchema, idInput, listSchema } from "./schemas.ts";

const tags = ["quotes"];
const adminErrors = withErrors("unauthorized", "forbidden", "not_found", "invalid_input");
const linkErrors = withErrors("not_found", "rate_limited", "invalid_input");
const byToken = z.strictObject({ token: quoteTokenSchema });
const photoFile = z.file().describe("JPG, PNG or GIF");
const pdfFile = z.file().mime("application/pdf");

/** Routes of the customer, who has the private link. Its token is sent in a body, so no log has it. */
const customerRoutes = {
  create: oc
    .route({
      method: "POST",
      path: "/quotes",
      tags,
      summary: "Ask for a quote, as guest or signed in",
      description: "The same key returns the first quote.",
      successStatus: 201,
    })
    .input(newQuoteSchema)
    .output(followedQuoteSchema)
    .errors(withErrors("invalid_input", "idempotency_mismatch", "rate_limited")),
  uploadPhoto: oc
    .route({
      method: "POST",
      path: "/quotes/photos",
      tags,
      summary: "Upload a photo for a quote that is sent with the same key",
      description:
        "multipart/form-data with the fields `key` and `file`: JPG, PNG or GIF up to 10 MB, judged by its content. A photo whose quote isn't sent within a day is deleted.",
      successStatus: 201,
    })
    .input(
      z.strictObject({
        key: idSchema.describe("The `key` of the quote"),
        file: z.file().describe("JPG, PNG or GIF up to 10 MB"),
      }),
    )
    .output(
      z
        .object({
          id: idSchema.describe("Id for `photos` of the quote"),
          width: z.int().describe("Width in pixels"),
          height: z.int().describe("Height in pixels"),
        })
        .meta({ id: "UploadedPhoto", description: "A stored photo" }),
    )
    .errors(
      withErrors(
        "not_an_image",
        "photo_too_large",
        "unsupported_media_type",
        "rate_limited",
        "invalid_input",
      ),
    ),
  follow: oc
    .route({
      method: "POST",
      path: "/quotes/follow",
      tags,
      summary: "Read the quote that a private link opens",
      description:
        "Whoever has the token may read and accept the quote, so keep it as secret as a password. It is sent in the body so that no log has it.",
    })
    .input(byToken)
    .output(followedQuoteSchema)
    .errors(linkErrors),
  accept: oc
    .route({
      method: "POST",
      path: "/quotes/accept",
      tags,
      summary: "Turn the answer into an order at its prices",
      description:
        "Accepted twice, it returns the same order. `quote_changed`: there is a newer answer, in `data.quote`.",
    })
    .input(acceptedQuoteSchema)
    .output(placedOrderSchema)
    .errors({
      ...linkErrors,
      ...withErrors("quote_changed", "quote_expired", "quote_closed", "order_deleted"),
    }),
  decline: oc
    .route({
      method: "POST",
      path: "/quotes/decline",
      tags,
      summary: "Decline a quote with its private link",
      description: "A declined quote makes no order unless the staff answer it again.",
    })
    .input(byToken)
    .output(followedQuoteSchema)
    .errors({ ...linkErrors, ...withErrors("quote_closed") }),
  photo: oc
    .route({
      method: "POST",
      path: "/quotes/photo",
      tags,
      summary: "Read a photo with the quote's private link",
      description: "A photo has no public address.",
    })
    .input(z.strictObject({ token: quoteTokenSchema, id: idSchema.describe("Id of the photo") }))
    .output(photoFile)
    .errors(linkErrors),
  pdf: oc
    .route({
      method: "POST",
      path: "/quotes/pdf",
      tags,
      summary: "The quote as a PDF, with its private link",
      description: "On the company's letterhead, in Albanian. At most 60 an hour per network.",
    })
    .input(byToken)
    .output(pdfFile)
    .errors(linkErrors),
};

/** Quotes for many parts: requested by anyone, answered by staff, accepted with a private link. */
export const quotesContract = {
  ...customerRoutes,
  list: oc
    .route({
      method: "GET",
      path: "/admin/quotes",
      tags,
      summary: "List quotes, newest first (admin)",
      description: "`status` and `search` narrow the list.",
    })
    .input(quoteQuerySchema)
    .output(
      listSchema(quoteSummarySchema, "Quotes of this page", {
        id: "QuoteList",
        description: "A page of quotes",
      }),
    )
    .errors(withErrors("unauthorized", "forbidden", "invalid_input")),
  get: oc
    .route({
      method: "GET",
      path: "/admin/quotes/{id}",
      tags,
      summary: "Read one quote (admin)",
      description:
        "With its lines, its last answer, the ids of its photos, and the shop's price and stock of its products.",
    })
    .input(idInput)
    .output(staffQuoteSchema)
    .errors(adminErrors),
  answer: oc
    .route({
      method: "POST",
      path: "/admin/quotes/{id}/answer",
      tags,
      summary: "Answer with prices, days of delivery and their last day (admin)",
      description:
        "Replaces the answer before. `quote_changed`: someone else has answered since; `data.quote` has that answer.",
    })
    .input(quoteAnswerSchema)
    .output(quoteSchema)
    .errors({ ...adminErrors, ...withErrors("quote_changed", "quote_closed") }),
  reject: oc
    .route({
      method: "POST",
      path: "/admin/quotes/{id}/decline",
      tags,
      summary: "Decline a quote (admin)",
      description:
        "The customer gets the note by mail, if an e-mail address was given. `quote_changed`: someone else has answered since; `data.quote` has that answer.",
    })
    .input(
      idInput.extend({
        version: z.int().min(0).describe("The `version` that is declined"),
        note: text(quoteTextLimits.note).describe("Why, for the customer").default(""),
      }),
    )
    .output(quoteSchema)
    .errors({ ...adminErrors, ...withErrors("quote_changed", "quote_closed") }),
  staffPhoto: oc
    .route({
      method: "GET",
      path: "/admin/quotes/{id}/photos/{photo}",
      tags,
      summary: "Read a photo of a quote (admin)",
      description: "A photo has no public address.",
    })
    .input(idInput.extend({ photo: idSchema.describe("Id of the photo") }))
    .output(photoFile)
    .errors(adminErrors),
  staffPdf: oc
    .route({
      method: "GET",
      path: "/admin/quotes/{id}/pdf",
      tags,
      summary: "The quote as a PDF (admin)",
      description: "On the company's letterhead, in Albanian.",
    })
    .input(idInput)
    .output(pdfFile)
    .errors(adminErrors),
  history: oc
    .route({
      method: "GET",
      path: "/admin/quotes/{id}/history",
      tags,
      summary: "Who changed a quote and when, newest first (admin)",
      description:
        "What was done with the private link has the customer's name. Each entry has the fields with the value before and after.",
    })
    .input(historyInput)
    .output(historySchema)
    .errors(adminErrors),
};
