import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { sizeFilterText } from "#web/messages/size-filter.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** No listed size has the asked figures. */
export function NoSizes({ onClear }: { readonly onClear: () => void }): ReactNode {
  const text = useText(sizeFilterText);
  return (
    <EmptyState
      title={text.emptyTitle}
      text={text.emptyText}
      action={<Button onClick={onClear}>{text.clear}</Button>}
    />
  );
}
