import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { searchText } from "#web/messages/search.ts";
import type { CodeExplanation } from "#web/search/code-explanation.ts";
import { CodeMeaning } from "./code-meaning.tsx";

type UnderstoodLinesProps = {
  /** From `describeUnderstood`. */
  readonly sentences: readonly string[];
  /** The typed code token by token, if the text is one. */
  readonly explanation?: CodeExplanation | undefined;
  /** Further ways on, such as a request by mail. */
  readonly children?: ReactNode;
};

/** What a search text was understood as and what wasn't, above its results. */
export function UnderstoodLines({
  sentences,
  explanation,
  children,
}: UnderstoodLinesProps): ReactNode {
  const text = useText(searchText);
  const [first, ...others] = sentences;
  if (first === undefined) return null;
  return (
    <section aria-label={text.understoodLabel} data-slot="understood" className="text-sm">
      <p className="wrap-anywhere">{first}</p>
      {others.map((sentence, at) => (
        // The next text's sentences are written into the same elements.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={at} className="mt-0.5 wrap-anywhere text-muted">
          {sentence}
        </p>
      ))}
      {explanation && <CodeMeaning explanation={explanation} />}
      {children}
    </section>
  );
}
