import { listHistory } from "#server/services/history/list-history.ts";
import { acceptQuote } from "#server/services/quotes/accept-quote.ts";
import { answerQuote } from "#server/services/quotes/answer-quote.ts";
import { createQuote } from "#server/services/quotes/create-quote.ts";
import { declineQuote, rejectQuote } from "#server/services/quotes/decline-quote.ts";
import { followQuote } from "#server/services/quotes/follow-quote.ts";
import { getQuote } from "#server/services/quotes/get-quote.ts";
import { listQuotes } from "#server/services/quotes/list-quotes.ts";
import { printLinkedQuote, printStaffQuote } from "#server/services/quotes/print-quote.ts";
import { readLinkedPhoto, readStaffPhoto } from "#server/services/quotes/read-quote-photo.ts";
import { storeQuotePhoto } from "#server/services/quotes/store-quote-photo.ts";
import { admins, anybody, api } from "./builder.ts";

const { quotes } = api;

export const quotesApi = {
  create: quotes.create
    .use(anybody)
    .handler(({ context, input }) => createQuote(context.ctx, input)),
  uploadPhoto: quotes.uploadPhoto
    .use(anybody)
    .handler(({ context, input }) => storeQuotePhoto(context.ctx, input)),
  follow: quotes.follow
    .use(anybody)
    .handler(({ context, input }) => followQuote(context.ctx, input.token)),
  accept: quotes.accept
    .use(anybody)
    .handler(({ context, input }) => acceptQuote(context.ctx, input)),
  decline: quotes.decline
    .use(anybody)
    .handler(({ context, input }) => declineQuote(context.ctx, input.token)),
  photo: quotes.photo
    .use(anybody)
    .handler(({ context, input }) => readLinkedPhoto(context.ctx, input)),
  pdf: quotes.pdf
    .use(anybody)
    .handler(({ context, input }) => printLinkedQuote(context.ctx, input.token)),
  list: quotes.list.use(admins).handler(({ context, input }) => listQuotes(context.ctx, input)),
  get: quotes.get.use(admins).handler(({ context, input }) => getQuote(context.ctx, input.id)),
  answer: quotes.answer
    .use(admins)
    .handler(({ context, input }) => answerQuote(context.ctx, input)),
  reject: quotes.reject
    .use(admins)
    .handler(({ context, input }) => rejectQuote(context.ctx, input)),
  staffPhoto: quotes.staffPhoto
    .use(admins)
    .handler(({ context, input }) => readStaffPhoto(context.ctx, input)),
  staffPdf: quotes.staffPdf
    .use(admins)
    .handler(({ context, input }) => printStaffQuote(context.ctx, input.id)),
  history: quotes.history
    .use(admins)
    .handler(({ context, input }) => listHistory(context.ctx, "quote", input)),
};
