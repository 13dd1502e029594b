import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { StaffQuote } from "#domain/staff-quote-schema.ts";
import { getErrorCode } from "#web/api/api-error.ts";
import { queryKeys } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { getToday } from "#web/features/admin/dashboard/period/get-today.ts";
import { forgetDraft, loadDraft, saveDraft } from "#web/forms/saved-draft.ts";
import { dashboardQuotesText } from "#web/messages/dashboard-quotes.ts";
import { useText } from "#web/messages/language.tsx";
import { logError } from "#web/platform/log-error.ts";
import { useSession } from "#web/session/use-session.ts";
import { toast } from "#web/ui/toast.ts";
import { useSubmit, type Submit, type SubmitProblem } from "#web/ui/use-submit.ts";
import {
  findAnswerErrors,
  hasNoPrice,
  readAnswerDraft,
  toAnswerDraft,
  toAnswerInput,
  type AnswerDraft,
  type AnswerErrors,
  type AnswerInput,
  type LineDraft,
} from "./answer-draft.ts";
import { takeShopPrices } from "./shop-prices.ts";

export type AnswerForm = {
  readonly draft: AnswerDraft;
  /** Someone answered after this form was opened. */
  readonly isOutdated: boolean;
  readonly edit: (part: Partial<Pick<AnswerDraft, "validUntil" | "note">>) => void;
  readonly editLine: (id: string, part: Partial<LineDraft>) => void;
  /** Takes the shop's price for each line without a price. */
  readonly takeShopPrices: () => void;
  /** How many lines that would give a price. */
  readonly takeableCount: number;
  /** Discards the input for the answer that was sent. */
  readonly useTheirs: () => void;
  /** Keeps the input, to replace the answer that was sent. */
  readonly replaceTheirs: () => void;
} & Submit<AnswerErrors>;

/**
 * The answer to a quote. Its input is independent of live updates, and is stored in the tab until it is
 * sent, so that neither an error nor a reload loses it.
 */
export function useAnswerForm(quote: StaffQuote): AnswerForm {
  const text = useText(dashboardQuotesText);
  const api = useApi();
  const queryClient = useQueryClient();
  const place = { name: `quote_answer:${quote.id}`, owner: useSession().user?.id };
  const [draft, setDraft] = useState(() => {
    const start = toAnswerDraft(quote, getToday());
    const stored = loadDraft(place);
    return stored ? readAnswerDraft(stored, start) : start;
  });
  const takeable = takeShopPrices(quote, draft);
  function change(next: AnswerDraft): void {
    setDraft(next);
    saveDraft(place, next);
  }
  const { mutateAsync } = useMutation({
    mutationFn: (input: AnswerInput) => api.quotes.answer(input),
  });

  function findProblem(): SubmitProblem<AnswerErrors> {
    if (hasNoPrice(draft)) return { message: text.errors.noPrice, fieldErrors: {} };
    const fieldErrors = findAnswerErrors(draft, getToday(), text.errors);
    return Object.keys(fieldErrors).length > 0
      ? { message: text.incomplete, fieldErrors }
      : undefined;
  }
  async function send(): Promise<SubmitProblem<AnswerErrors>> {
    try {
      const answered = await mutateAsync(toAnswerInput(quote, draft));
      forgetDraft(place);
      setDraft(toAnswerDraft(answered, getToday()));
      toast.success(text.sent);
      return undefined;
    } catch (error) {
      logError("The answer to a quote wasn't sent", error);
      const isChanged = getErrorCode(error) === "quote_changed";
      return { message: isChanged ? text.changedTitle : text.sendFailed, fieldErrors: {} };
    } finally {
      await queryClient.invalidateQueries({ queryKey: queryKeys.quotes });
    }
  }
  return {
    draft,
    isOutdated: quote.version > draft.version,
    edit: (part) => change({ ...draft, ...part }),
    editLine(id, part) {
      const line = draft.lines[id];
      if (line) change({ ...draft, lines: { ...draft.lines, [id]: { ...line, ...part } } });
    },
    takeShopPrices: () => change({ ...draft, lines: { ...draft.lines, ...takeable } }),
    takeableCount: Object.keys(takeable).length,
    useTheirs() {
      forgetDraft(place);
      setDraft(toAnswerDraft(quote, getToday()));
    },
    replaceTheirs: () => change({ ...draft, version: quote.version }),
    ...useSubmit<AnswerErrors>(() => findProblem() ?? send()),
  };
}
