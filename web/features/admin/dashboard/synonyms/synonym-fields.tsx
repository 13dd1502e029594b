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

/** Focused when the dialog opens. */
const autofocus = { "data-autofocus": true };

type SynonymFieldsProps = {
  readonly draft: SynonymDraft;
  /** The name of a built-in group stays, and codes can't stand for its words. */
  readonly isBuiltIn: boolean;
  readonly errors: SynonymFieldErrors;
  readonly busy: boolean;
  readonly onEdit: (change: Partial<SynonymDraft>) => void;
};

/** The fields of a group; the names of the built-in groups are offered while typing. */
export function SynonymFields({
  draft,
  isBuiltIn,
  errors,
  busy,
  onEdit,
}: SynonymFieldsProps): ReactNode {
  const text = useText(dashboardSynonymsText).form;
  const groupsId = useId();
  return (
    <FormFields busy={busy}>
      <TextField
        label={text.term}
        help={isBuiltIn ? text.builtInHelp : text.termHelp}
        name="term"
        list={groupsId}
        required
        readOnly={isBuiltIn}
        autoComplete="off"
        maxLength={maxSynonymLength}
        value={draft.term}
        onChange={(event) => onEdit({ term: event.target.value })}
        error={errors.term}
        {...(!isBuiltIn && autofocus)}
      />
      <datalist id={groupsId}>
        {synonymGroups.map(({ term }) => (
          <option key={term}>{term}</option>
        ))}
      </datalist>
      <TextArea
        label={isBuiltIn ? text.allWords : text.words}
        help={isBuiltIn ? text.allWordsHelp : text.wordsHelp}
        name="words"
        rows={isBuiltIn ? 10 : 5}
        {...(isBuiltIn && autofocus)}
        value={draft.words}
        onChange={(event) => onEdit({ words: event.target.value })}
        error={errors.words}
      />
      {!isBuiltIn && (
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
      )}
    </FormFields>
  );
}
