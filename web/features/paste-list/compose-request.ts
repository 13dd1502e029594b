import type { pasteListText } from "#web/messages/paste-list.ts";
import type { ListRow } from "./list-row.ts";

export type ListRequest = { readonly subject: string; readonly body: string };

type MailTexts = (typeof pasteListText)["en"]["mail"];

/**
 * Composes the mail that asks for lines.
 *
 * @param understand What was understood of a row, a sentence each.
 */
export function composeRequest(
  text: MailTexts,
  rows: readonly ListRow[],
  understand: (row: ListRow) => readonly string[],
): ListRequest {
  const lines = rows.map((row, at) =>
    [
      `${at + 1}. ${row.line.code} – ${text.quantity(row.quantityText.trim())}`,
      ...understand(row),
      ...(row.state === "out-of-stock" && row.offer ? [text.soldOut(row.offer.product.name)] : []),
    ].join("\n   "),
  );
  return {
    subject: text.subject(rows.length),
    body: `${text.greeting}\n\n${lines.join("\n")}\n\n${text.contact}`,
  };
}
