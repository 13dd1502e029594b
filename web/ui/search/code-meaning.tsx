import { useState, type ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { searchText } from "#web/messages/search.ts";
import type { CodeExplanation, ExplainedToken } from "#web/search/code-explanation.ts";
import { ChevronDownIcon } from "#web/ui/icons.tsx";

type CodeMeaningProps = {
  readonly explanation: CodeExplanation;
  readonly tabIndex?: number | undefined;
};

/** A disclosure that explains a code. */
export function CodeMeaning({ explanation, tabIndex }: CodeMeaningProps): ReactNode {
  const text = useText(searchText);
  // Most codes of a list are never explained, so their tokens aren't rendered.
  // The element may show another code later.
  const [openCode, setOpenCode] = useState<string>();
  const isOpen = openCode === explanation.code;
  return (
    <details
      data-slot="code-meaning"
      open={isOpen}
      onToggle={({ currentTarget }) =>
        setOpenCode(currentTarget.open ? explanation.code : undefined)
      }
      className="group/meaning relative max-w-full text-sm"
    >
      <summary
        tabIndex={tabIndex}
        className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1 rounded-sm text-xs text-muted underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11 @3xl:whitespace-nowrap [&::-webkit-details-marker]:hidden"
      >
        {text.meaning}
        <span className="sr-only">: {explanation.code}</span>
        <ChevronDownIcon className="size-3.5 shrink-0 group-open/meaning:rotate-180" />
      </summary>
      {isOpen && (
        <div className="mt-1 mb-2 max-w-prose rounded-md border border-hairline bg-raised px-3 py-2">
          <CodeTokens explanation={explanation} />
        </div>
      )}
    </details>
  );
}

/** The tokens of a code with their meanings, then what no token states of seals, clearance and class. */
export function CodeTokens({ explanation }: { readonly explanation: CodeExplanation }): ReactNode {
  const text = useText(searchText);
  const { code, maker, tokens, properties } = explanation;
  return (
    <div>
      <dl
        aria-label={text.meaningOf(code)}
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-sm"
      >
        {tokens.map((token, at) => (
          // A token can occur twice.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={rowStyle}>
            <dt className="font-mono font-medium">{token.text}</dt>
            <dd className={token.meanings.length === 0 ? "text-muted" : ""}>
              <TokenMeanings token={token} maker={maker} />
            </dd>
          </div>
        ))}
        {properties.map((property) => (
          <div key={property.name} className={rowStyle}>
            <dt className="text-muted">{text.properties[property.name]}</dt>
            <dd className="text-muted">
              {property.standard === undefined ? text.notStated : text.unmarked(property.standard)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-muted">
        {maker === undefined ? text.noSystem : text.system(maker)}
      </p>
    </div>
  );
}

const rowStyle = "col-span-2 grid grid-cols-subgrid border-b border-hairline py-1 last:border-b-0";

function TokenMeanings({
  token: { meanings },
  maker,
}: {
  readonly token: ExplainedToken;
  readonly maker: string | undefined;
}): ReactNode {
  const text = useText(searchText);
  if (meanings.length === 0) return text.notStated;
  return meanings
    .map(({ text: meaning, makers }) =>
      // Which makers share a meaning matters only if the code names none.
      maker !== undefined || makers.length === 0 || makers.length > maxNamedMakers
        ? meaning
        : `${meaning} (${makers.join(", ")})`,
    )
    .join("; ");
}

/** A meaning of more makers is common to all. */
const maxNamedMakers = 4;
