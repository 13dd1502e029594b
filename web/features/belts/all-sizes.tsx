import type { ReactNode } from "react";
import type { BeltItem } from "#catalogue/belts/belt-item.ts";
import { beltsText } from "#web/messages/belts.ts";
import { useText } from "#web/messages/language.tsx";

/** Every listed size, also for in-page search and without JavaScript. */
export function AllSizes({ items }: { readonly items: readonly BeltItem[] }): ReactNode {
  const text = useText(beltsText);
  return (
    <div className="grid gap-8">
      {items.map((item) => (
        <div key={item.code}>
          <h3 className="font-semibold">{text.getSizes(item.code, item.sizes.length)}</h3>
          <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-5 font-mono text-sm tabular-nums">
            {item.sizes.map(({ code, detail }) => (
              <li
                key={code}
                className="flex items-baseline justify-between gap-2 border-t border-hairline py-1"
              >
                <span>{code}</span>
                <span className="text-xs text-muted">{detail}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
