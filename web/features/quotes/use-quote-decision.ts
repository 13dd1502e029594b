import { useMutation } from "@tanstack/react-query";
import { getErrorCode } from "#web/api/api-error.ts";
import { useApi } from "#web/api/use-api.ts";
import { useText } from "#web/messages/language.tsx";
import { quotesText } from "#web/messages/quotes.ts";
import { logError } from "#web/platform/log-error.ts";
import { platform } from "#web/platform/platform.ts";
import { toast } from "#web/ui/toast.ts";

export type QuoteDecision = {
  /** Accepts the answer of this version, and no other. */
  readonly accept: (version: number) => void;
  readonly isAccepting: boolean;
  readonly decline: () => void;
  readonly isDeclining: boolean;
};

/** Accepts or declines a quote with its private link. A repeated accept finds the first order. */
export function useQuoteDecision(token: string, onReload: () => Promise<void>): QuoteDecision {
  const text = useText(quotesText);
  const api = useApi();
  const acceptance = useMutation({
    mutationFn: (version: number) => api.quotes.accept({ token, version }),
    onSuccess: () => {
      platform().tap();
      toast.success(text.accepted);
    },
    onError: (error) => {
      logError("The quote wasn't accepted", error);
      toast.error(describeError(error, text));
    },
    onSettled: onReload,
  });
  const declining = useMutation({
    mutationFn: () => api.quotes.decline({ token }),
    onSuccess: () => toast.success(text.declined),
    onError: (error) => {
      logError("The quote wasn't declined", error);
      toast.error(text.declineFailed);
    },
    onSettled: onReload,
  });
  return {
    accept: (version) => acceptance.mutate(version),
    isAccepting: acceptance.isPending,
    decline: () => declining.mutate(),
    isDeclining: declining.isPending,
  };
}

function describeError(error: unknown, text: (typeof quotesText)["en"]): string {
  const code = getErrorCode(error);
  if (code === "quote_changed") return text.changedTitle;
  return code === "quote_expired" ? text.expiredNow : text.acceptFailed;
}
