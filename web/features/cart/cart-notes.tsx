import type { ReactNode } from "react";
import { cartText } from "#web/messages/cart.ts";
import { useText } from "#web/messages/language.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { CartNote } from "./cart-context.ts";

/** Lists the changes to the cart that the customer didn't make, by product name. */
export function CartNotes({ notes }: { readonly notes: readonly CartNote[] }): ReactNode {
  const text = useText(cartText);
  if (notes.length === 0) return null;
  return (
    <div className="mb-5 flex flex-col gap-2">
      {notes.map((note) => (
        <Notice
          key={`${note.kind}:${note.names.join()}`}
          tone="warning"
          title={note.kind === "dropped" ? text.droppedNote : text.repricedNote}
        >
          {/* Product names are in the shop's default language. */}
          <p lang="en">{note.names.join(", ")}</p>
        </Notice>
      ))}
    </div>
  );
}
