import { useId, type ReactNode } from "react";
import { synonymGroups } from "#catalogue/search/synonyms.data.ts";
import { maxSynonymLength } from "#domain/search-words.ts";
import { dashboardSynonymsText } from "#web/messages/dashboard-synonyms.ts";
import { useText } from "#web/messages/language.tsx";
import { FormFields } from "#web/ui/form-fields.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { SynonymFieldErrors } from "./describe-synonym-error.ts";
import type { SynonymDraft } from "./synonym-draft.ts";

type SynonymFieldsProps = {
  readonly draft: SynonymDraft;
  readonly errors: SynonymFieldErrors;
  readonly busy: boolean;
  readonly onEdit: (change: Partial<SynonymDraft>) => void;
};

/** The fields of a group; the names of the built-in groups are offered while typing. */
export function SynonymFields({ draft, errors, busy, onEdit }: SynonymFieldsProps): ReactNode {
  const text = useText(dashboardSynonymsText).form;
  const groupsId = useId();
  return (
    <FormFields busy={busy}>
      <TextField
        label={text.term}
        help={text.termHelp}
        name="term"
        list={groupsId}
        required
        autoComplete="off"
        maxLength={maxSynonymLength}
        value={draft.term}
        onChange={(event) => onEdit({ term: event.target.value })}
        error={errors.term}
        data-autofocus
      />
      <datalist id={groupsId}>
        {synonymGroups.map(({ term }) => (
          <option key={term}>{term}</option>
        ))}
      </datalist>
      <TextArea
        label={text.words}
        help={text.wordsHelp}
        name="words"
        rows={5}
        value={draft.words}
        onChange={(event) => onEdit({ words: event.target.value })}
        error={errors.words}
      />
      <TextField
        label={text.means}
        help={text.meansHelp}
        name="means"
        autoComplete="off"
        maxLength={maxSynonymLength}
        value={draft.means}
        onChange={(event) => onEdit({ means: event.target.value })}
        error={errors.means}
      />
    </FormFields>
  );
}
