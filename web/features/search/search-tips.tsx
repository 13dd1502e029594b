import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { searchText } from "#web/messages/search.ts";
import { ChevronRightIcon } from "#web/ui/icons.tsx";

/** What can be typed, each with an example to try. */
export function SearchTips({
  onExample,
}: {
  readonly onExample: (text: string) => void;
}): ReactNode {
  const text = useText(searchText);
  return (
    <div data-slot="search-tips">
      <p className="kicker border-b border-hairline bg-sunken px-4 py-1.5 sm:px-5">
        {text.tipsTitle}
      </p>
      <ul>
        {text.tips.map((tip) => (
          <li key={tip.text} className="border-b border-hairline">
            <button
              type="button"
              onClick={() => onExample(tip.text)}
              className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 text-start hover:bg-sunken focus-visible:-outline-offset-2 sm:grid-cols-[12rem_minmax(0,1fr)_auto] sm:px-5"
            >
              <span className="font-mono text-sm font-medium">{tip.text}</span>
              <span className="text-sm text-muted max-sm:col-start-1">{tip.meaning}</span>
              <ChevronRightIcon className="size-4 text-faint max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
