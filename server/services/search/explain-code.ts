import type { TokenMeaning } from "#catalogue/engineering/codes/code-token.ts";
import { toNormalForm } from "#catalogue/engineering/codes/normal-form.ts";
import { readPartCode, type PartCode } from "#catalogue/engineering/codes/part-code.ts";
import { describeCode, type CodeView } from "./describe-code.ts";

/** A code token by token, and what all of it states. */
export type ExplainedCode = CodeView & {
  readonly code: string;
  /** What it names; `part` is its older name. */
  readonly kind: PartCode["part"] | null;
  readonly part: PartCode["part"] | null;
  readonly maker_system: string | null;
  readonly tokens: {
    readonly text: string;
    readonly kind: string;
    readonly meaning: string | null;
    readonly system: string | null;
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
  const isOfGost = read?.part === "bearing" && read.gost !== undefined;
  return {
    code: form.text,
    kind: read?.part ?? null,
    part: read?.part ?? null,
    ...describeCode(read),
    maker_system: form.makers[0] ?? null,
    tokens: (read?.tokens ?? []).map(({ text, kind, meanings }) => ({
      text,
      kind,
      meaning: meanings.length === 0 ? null : meanings.map(toText).join("; "),
      system: isOfGost && meanings.length > 0 ? "GOST 3189" : toSystem(meanings, read?.makers[0]),
    })),
    unread: read?.unread ?? form.text,
  };
}

/** The named maker if the meaning is one of its own, else all who have it; null for a meaning of no maker's. */
function toSystem(meanings: readonly TokenMeaning[], named: string | undefined): string | null {
  const makers = [...new Set(meanings.flatMap((one) => one.makers))];
  if (makers.length === 0) return null;
  return makers.find((maker) => maker === named) ?? makers.join(", ");
}

/** Names the makers only where they differ. */
function toText(
  { text, makers }: TokenMeaning,
  _: number,
  { length }: readonly TokenMeaning[],
): string {
  return length > 1 && makers.length > 0 ? `${text} (${makers.join(", ")})` : text;
}
