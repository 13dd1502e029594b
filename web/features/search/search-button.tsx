import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { shellText } from "#web/messages/shell.ts";
import { SearchIcon } from "#web/ui/icons.tsx";

type SearchButtonProps = {
  readonly onOpen: () => void;
  /** Called when the pointer or focus reaches the button, to preload the search. */
  readonly onNear: () => void;
};

/** Opens the search: looks like a field on wide screens, an icon on others. */
export function SearchButton({ onOpen, onNear }: SearchButtonProps): ReactNode {
  const { search: text } = useText(shellText);
  return (
    <button
      type="button"
      data-slot="search-button"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      className="inline-flex min-h-9.5 min-w-9.5 shrink-0 items-center justify-center gap-2 rounded-md border border-transparent text-sm text-muted transition-colors hover:text-ink lg:justify-start lg:border-line lg:bg-raised lg:px-2.5 lg:hover:border-ink xl:min-w-52 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    >
      <SearchIcon className="size-5 lg:size-4" />
      <span className="max-lg:sr-only">{text.label}</span>
      <kbd aria-hidden="true" className="key-hint ms-auto max-lg:hidden">
        /
      </kbd>
    </button>
  );
}
