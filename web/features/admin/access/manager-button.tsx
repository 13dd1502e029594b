import type { ReactNode } from "react";
import { adminAccessText } from "#web/messages/admin-access.ts";
import { useText } from "#web/messages/language.tsx";

/** The faint 'M' button that opens the admin-access dialog. */
export function ManagerButton({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  const text = useText(adminAccessText);
  return (
    <button
      type="button"
      aria-label={text.managerName}
      onClick={onOpen}
      className="flex size-6 items-center justify-center rounded-md text-xs text-ink opacity-20 transition-opacity hover:opacity-100 focus-visible:opacity-100 pointer-coarse:size-11"
    >
      {text.managerLetter}
    </button>
  );
}
