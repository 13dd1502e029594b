import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { searchText } from "#web/messages/search.ts";
import { describeUnderstood } from "#web/search/describe-understood.ts";
import type { FurtherResults } from "#web/search/find-further.ts";
import { UnderstoodLines } from "#web/ui/search/understood-lines.tsx";

/** What the search text was understood as. A number that the shop sells isn't called unlisted. */
export function UnderstoodText({ found }: { readonly found: FurtherResults }): ReactNode {
  const { understood, explanation, products, isListed } = found;
  const isSold = isListed || products.some(({ hit }) => hit.match === "exact");
  const sentences = describeUnderstood(useText(searchText), {
    ...understood,
    ...(isSold && understood.isListed === false && { isListed: true }),
  });
  return <UnderstoodLines sentences={sentences} explanation={explanation} />;
}
