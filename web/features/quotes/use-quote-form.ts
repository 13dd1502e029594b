import { useRef, useState } from "react";
import type { FollowedQuote } from "#domain/quote-schema.ts";
import { makeRandomKey } from "#web/api/random-key.ts";
import { useApi } from "#web/api/use-api.ts";
import { useText } from "#web/messages/language.tsx";
import { quotesText } from "#web/messages/quotes.ts";
import { platform } from "#web/platform/platform.ts";
import { quoteListStore } from "#web/quotes/quote-list.ts";
import { saveSentQuote } from "#web/quotes/sent-quotes.ts";
import type { SessionSnapshot } from "#web/session/session-context.tsx";
import { useSession } from "#web/session/use-session.ts";
import type { SubmitProblem } from "#web/ui/use-submit.ts";
import {
  nextQuoteDraft,
  loadQuoteDraft,
  saveQuoteDraft,
  type QuoteDraft,
  type QuoteField,
} from "./quote-draft.ts";
import { sendQuote, type QuoteOutcome } from "./send-quote.ts";
import { useQuotePhotos, type QuotePhotos } from "./use-quote-photos.ts";
import { useQuoteQuestions, type QuoteQuestions } from "./use-quote-questions.ts";

export type QuoteErrors = Readonly<Record<QuoteField, string>>;

/** What the last attempt found. */
export type QuoteNotice = "sent-earlier" | "no-answer" | "limited";

export type QuoteForm = {
  readonly draft: QuoteDraft;
  /** The fields as shown: typed, or from the account. */
  readonly fields: Readonly<Record<QuoteField, string>>;
  readonly photos: QuotePhotos;
  readonly notice: QuoteNotice | undefined;
  readonly edit: (field: QuoteField, value: string) => void;
  readonly setUrgent: (isUrgent: boolean) => void;
  readonly removePhoto: (id: string) => void;
  /** @param website The honeypot field's value. */
  readonly submit: (
    website: string,
  ) => SubmitProblem<QuoteErrors> | Promise<SubmitProblem<QuoteErrors>>;
} & Pick<QuoteQuestions, "questions" | "readPhone">;

/**
 * The request besides its parts. It is written to the tab with every change. Mount it again (`key`) when the user
 * changes: the draft is loaded once.
 */
export function useQuoteForm(onSent: (quote: FollowedQuote) => void): QuoteForm {
  const text = useText(quotesText);
  const api = useApi();
  const { user } = useSession();
  const { draft, read, change, replace } = useDraft(user?.id);
  const [notice, setNotice] = useState<QuoteNotice>();
  const photos = useQuotePhotos({
    quoteKey: draft.key,
    stored: draft.photos,
    onStored: (photo) => change({ photos: [...read().photos, photo] }),
  });
  const fields = fillIn(draft, user);
  const { questions, readPhone, ask } = useQuoteQuestions(fields);

  function findProblem(): SubmitProblem<QuoteErrors> {
    if (quoteListStore.read().length === 0) return { message: text.noLines, fieldErrors: {} };
    if (photos.isBusy) return { message: text.photosWaiting, fieldErrors: {} };
    const fieldErrors: Partial<Record<QuoteField, string>> = {
      ...(fields.name.trim() === "" && { name: text.missing }),
      ...(fields.phone.trim() === "" && { phone: text.missing }),
      ...(!isEmail(fields.email) && { email: text.emailInvalid }),
    };
    return Object.keys(fieldErrors).length > 0 ? { message: text.incomplete, fieldErrors } : ask();
  }
  async function send(website: string): Promise<SubmitProblem<QuoteErrors>> {
    setNotice(undefined);
    const lines = quoteListStore.read();
    const outcome = await sendQuote(api, { draft: read(), fields, lines, website });
    if (outcome.kind !== "sent") return report(outcome);
    const { quote } = outcome;
    const { number, link_token: token, created_at: placedAt } = quote;
    saveSentQuote({ number, token, placedAt });
    // Another tab may have added parts during the call.
    const sentTexts = new Set(lines.map((line) => line.text));
    quoteListStore.write(quoteListStore.read().filter((line) => !sentTexts.has(line.text)));
    replace(nextQuoteDraft(read()));
    platform().tap();
    onSent(quote);
    return undefined;
  }
  function report(outcome: Exclude<QuoteOutcome, { kind: "sent" }>): SubmitProblem<QuoteErrors> {
    switch (outcome.kind) {
      case "sent-earlier":
        setNotice(outcome.kind);
        // The photos went with the earlier request.
        change({ key: makeRandomKey(), photos: [] });
        return { message: text.sentEarlier, fieldErrors: {} };
      case "rejected":
        // The shop keeps photos without a request for a day.
        if (outcome.isPhotos) change({ photos: [] });
        return {
          message: outcome.isPhotos ? text.photosGone : text.rejected,
          fieldErrors: Object.fromEntries(outcome.fields.map((field) => [field, text.invalid])),
        };
      case "limited":
      case "no-answer":
        setNotice(outcome.kind);
        return {
          message: outcome.kind === "limited" ? text.limited : text.failed,
          fieldErrors: {},
        };
    }
  }
  return {
    draft,
    fields,
    photos,
    notice,
    questions,
    readPhone,
    edit: (field, value) => change({ fields: { ...read().fields, [field]: value } }),
    setUrgent: (isUrgent) => change({ isUrgent }),
    removePhoto: (id) => change({ photos: read().photos.filter((photo) => photo.id !== id) }),
    submit: (website) => findProblem() ?? send(website),
  };
}

type DraftHandle = {
  readonly draft: QuoteDraft;
  /** The latest draft, also before React has rendered it: uploads end at any time. */
  readonly read: () => QuoteDraft;
  readonly change: (part: Partial<QuoteDraft>) => void;
  readonly replace: (next: QuoteDraft) => void;
};

function useDraft(owner: string | undefined): DraftHandle {
  const [draft, setDraft] = useState(() => loadQuoteDraft(owner));
  const latest = useRef(draft);
  function replace(next: QuoteDraft): void {
    latest.current = next;
    setDraft(next);
    saveQuoteDraft(next, owner);
  }
  return {
    draft,
    read: () => latest.current,
    change: (part) => replace({ ...latest.current, ...part }),
    replace,
  };
}

function fillIn(
  { fields }: QuoteDraft,
  account: SessionSnapshot["user"],
): Readonly<Record<QuoteField, string>> {
  return {
    note: fields.note ?? "",
    name: fields.name ?? account?.name ?? "",
    phone: fields.phone ?? account?.phone ?? "",
    email: fields.email ?? account?.email ?? "",
    companyName: fields.companyName ?? "",
    nipt: fields.nipt ?? "",
  };
}

function isEmail(text: string): boolean {
  return text.trim() === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}
