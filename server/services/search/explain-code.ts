import type { TokenMeaning } from "#catalogue/engineering/codes/code-token.ts";
import { toNormalForm } from "#catalogue/engineering/codes/normal-form.ts";
import { readPartCode, type PartCode } from "#catalogue/engineering/codes/part-code.ts";

/** A code token by token. */
export type ExplainedCode = {
  readonly code: string;
  readonly part: PartCode["part"] | null;
  readonly maker_system: string | null;
  readonly tokens: {
    readonly text: string;
    readonly kind: string;
    readonly meaning: string | null;
  }[];
  readonly unread: string;
};

/**
 * Explains every token of a bearing, belt or seal code in English.
 *
 * @param code As typed, with or without the maker's name.
 */
export function explainCode(code: string): ExplainedCode {
  const form = toNormalForm(code.replaceAll("\0", " ").toWellFormed());
  const read = readPartCode(form);
  return {
    code: form.text,
    part: read?.part ?? null,
    maker_system: form.makers[0] ?? null,
    tokens: (read?.tokens ?? []).map(({ text, kind, meanings }) => ({
      text,
      kind,
      meaning: meanings.length === 0 ? null : meanings.map(toText).join("; "),
    })),
    unread: read?.unread ?? form.text,
  };
}

/** Names the makers only where they differ. */
function toText(
  { text, makers }: TokenMeaning,
  _: number,
  { length }: readonly TokenMeaning[],
): string {
  return length > 1 && makers.length > 0 ? `${text} (${makers.join(", ")})` : text;
}
