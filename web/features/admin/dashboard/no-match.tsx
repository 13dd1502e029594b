import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

type NoMatchProps = {
  readonly icon: ReactNode;
  readonly text: { readonly noMatch: string; readonly noMatchText: string };
  readonly clear: string;
  readonly onClear: () => void;
};

/** A list in which nothing matches the filters, and the button that clears them. */
export function NoMatch({ icon, text, clear, onClear }: NoMatchProps): ReactNode {
  return (
    <EmptyState
      icon={icon}
      title={text.noMatch}
      text={text.noMatchText}
      action={<Button onClick={onClear}>{clear}</Button>}
    />
  );
}
