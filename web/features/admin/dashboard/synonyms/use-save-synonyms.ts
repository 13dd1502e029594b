import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { findSynonymErrors } from "#catalogue/search/find-synonym-errors.ts";
import type { SynonymGroup } from "#catalogue/search/synonyms.data.ts";
import type { SynonymInput } from "#domain/search-words.ts";
import { readApiError } from "#web/api/api-error.ts";
import { queryKeys } from "#web/api/queries.ts";
import { makeRandomKey } from "#web/api/random-key.ts";
import { requestTimeoutMs } from "#web/api/request-timeout.ts";
import { synonymsQuery, type Synonyms } from "#web/api/search-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { dashboardSynonymsText } from "#web/messages/dashboard-synonyms.ts";
import { useText } from "#web/messages/language.tsx";
import { noteSessionEnd } from "#web/session/handle-session-end.ts";
import { toast } from "#web/ui/toast.ts";
import { useSubmit, type Submit, type SubmitProblem } from "#web/ui/use-submit.ts";
import {
  describeSynonymErrors,
  readRejectedSynonyms,
  type SynonymFieldErrors,
} from "./describe-synonym-error.ts";
import {
  findSameGroup,
  readBuiltInDraft,
  readSynonymDraft,
  addWords,
  type SynonymDraft,
} from "./synonym-draft.ts";

/** Checks a draft on the device, and saves it. New words for a known group are added to it. */
export function useSaveSynonyms(parts: {
  readonly group: Synonyms | undefined;
  readonly builtIn: SynonymGroup | undefined;
  readonly draft: SynonymDraft;
  readonly onSaved: () => void;
}): Submit<SynonymFieldErrors> {
  const { form: text, errors: errorTexts } = useText(dashboardSynonymsText);
  const api = useApi();
  const queryClient = useQueryClient();
  const known = useQuery(synonymsQuery(api)).data?.items ?? [];
  // The same for every attempt, so that a lost answer doesn't add a group twice.
  const [newId] = useState(makeRandomKey);

  async function save(
    target: Synonyms | undefined,
    input: SynonymInput,
  ): Promise<SubmitProblem<SynonymFieldErrors>> {
    const signal = AbortSignal.timeout(requestTimeoutMs);
    const { without } = input;
    const sent = {
      ...input,
      words: [...input.words],
      without: without && [...without],
    };
    try {
      if (target) await api.synonyms.update({ id: target.id, ...sent }, { signal });
      else await api.synonyms.create({ id: newId, ...sent }, { signal });
    } catch (error) {
      noteSessionEnd(queryClient, error);
      const apiError = readApiError(error);
      const fieldErrors = readRejectedSynonyms(error, errorTexts);
      const reason = apiError?.code === "too_many_synonyms" ? apiError.message : text.failed;
      return { message: apiError === undefined ? text.noAnswer : reason, fieldErrors };
    } finally {
      reloadAfterSynonymChange();
    }
    toast.success(text.saved);
    parts.onSaved();
    return undefined;
  }

  function reloadAfterSynonymChange(): void {
    for (const queryKey of [queryKeys.synonyms, queryKeys.currentSynonyms, queryKeys.history]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }

  return useSubmit<SynonymFieldErrors>(() => {
    const { builtIn, group } = parts;
    const typed = builtIn
      ? readBuiltInDraft(builtIn, parts.draft)
      : { ...readSynonymDraft(parts.draft), ...(group?.without && { without: group.without }) };
    const active = known.filter(({ deleted_at }) => deleted_at === null);
    const same = group || builtIn ? undefined : findSameGroup(active, typed.term);
    const target = group ?? same;
    const input = same ? addWords(same, typed) : typed;
    const others = active.filter(({ id }) => id !== target?.id);
    const errors = findSynonymErrors(input, others);
    if (errors.length > 0) {
      return { message: text.invalid, fieldErrors: describeSynonymErrors(errors, errorTexts) };
    }
    return save(target, input);
  });
}
