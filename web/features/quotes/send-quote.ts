import type { FollowedQuote } from "#domain/quote-schema.ts";
import { getErrorCode, isDefiniteError } from "#web/api/api-error.ts";
import type { ApiClient } from "#web/api/client.ts";
import { getRejectedFields } from "#web/api/get-rejected-fields.ts";
import { requestTimeoutMs } from "#web/api/request-timeout.ts";
import { logError } from "#web/platform/log-error.ts";
import type { QuoteListLine } from "#web/quotes/quote-list.ts";
import type { QuoteDraft, QuoteField } from "./quote-draft.ts";

/** The result of an attempt to send a request. */
export type QuoteOutcome =
  | { readonly kind: "sent"; readonly quote: FollowedQuote }
  /** An earlier attempt with other contents had arrived. */
  | { readonly kind: "sent-earlier" }
  | {
      readonly kind: "rejected";
      readonly fields: readonly QuoteField[];
      readonly isPhotos: boolean;
    }
  | { readonly kind: "limited" }
  | { readonly kind: "no-answer" };

export type QuoteToSend = {
  readonly draft: QuoteDraft;
  /** The draft's fields with what an account fills in. */
  readonly fields: Readonly<Record<QuoteField, string>>;
  readonly lines: readonly QuoteListLine[];
  /** The honeypot's value: users don't see the field, so only bots fill it in. */
  readonly website: string;
};

type QuoteInput = NonNullable<Parameters<ApiClient["quotes"]["create"]>[0]>;

const pauseMs = 800;

/** Sends a request, twice if no answer arrives: under one key, the shop makes it once. Never rejects. */
export async function sendQuote(api: ApiClient, quote: QuoteToSend): Promise<QuoteOutcome> {
  const outcome = await sendOnce(api, quote);
  if (outcome.kind !== "no-answer") return outcome;
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return sendOnce(api, quote);
}

async function sendOnce(api: ApiClient, quote: QuoteToSend): Promise<QuoteOutcome> {
  try {
    const signal = AbortSignal.timeout(requestTimeoutMs);
    return { kind: "sent", quote: await api.quotes.create(toInput(quote), { signal }) };
  } catch (error) {
    logError("The request for a quote wasn't sent", error);
    return toOutcome(error);
  }
}

function toInput({ draft, fields, lines, website }: QuoteToSend): QuoteInput {
  return {
    key: draft.key,
    name: fields.name.trim(),
    phone: fields.phone.trim(),
    email: fields.email.trim(),
    company_name: fields.companyName.trim(),
    nipt: fields.nipt.trim(),
    note: fields.note.trim(),
    is_urgent: draft.isUrgent,
    lines: lines.map(({ text, quantity, productId, note }) => ({
      text,
      quantity,
      ...(productId !== undefined && { product_id: productId }),
      ...(note !== undefined && { note }),
    })),
    photos: draft.photos.map(({ id }) => id),
    ...(website !== "" && { website }),
  };
}

const fieldOfPath: Readonly<Record<string, QuoteField>> = {
  name: "name",
  phone: "phone",
  email: "email",
  company_name: "companyName",
  nipt: "nipt",
  note: "note",
};

function toOutcome(error: unknown): QuoteOutcome {
  if (!isDefiniteError(error)) return { kind: "no-answer" };
  const code = getErrorCode(error);
  if (code === "idempotency_mismatch") return { kind: "sent-earlier" };
  if (code === "rate_limited") return { kind: "limited" };
  const paths = getRejectedFields(error);
  return {
    kind: "rejected",
    fields: paths.flatMap((path) => fieldOfPath[path] ?? []),
    isPhotos: paths.some((path) => path.startsWith("photos")),
  };
}
