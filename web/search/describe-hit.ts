import type { HitReason, SearchHit } from "#catalogue/search/search-answer.ts";
import type { EntryDimensions } from "#catalogue/search/search-entry.ts";
import type { searchText } from "#web/messages/search.ts";

/** Texts of the search in one language. */
export type SearchTexts = typeof searchText.en;

/** Says why a part that isn't exactly the requested one was found. */
export function describeHit(
  text: SearchTexts,
  { reason, isOtherMaker = false }: Pick<SearchHit, "reason" | "isOtherMaker">,
): string {
  const why = describeReason(text, reason);
  return [...(isOtherMaker ? [text.otherMaker] : []), ...(why === undefined ? [] : [why])].join(
    " ",
  );
}

/** Lists dimensions in words: `bore 25 mm, outside diameter 52 mm, width 15 mm`. */
export function describeDimensions(
  text: SearchTexts,
  { bore, outside, width }: EntryDimensions,
): string {
  return [
    ...(bore === undefined ? [] : [text.bore(bore)]),
    ...(outside === undefined ? [] : [text.outside(outside)]),
    ...(width === undefined ? [] : [text.width(width)]),
  ].join(", ");
}

function describeReason(text: SearchTexts, reason: HitReason): string | undefined {
  if (isOfGroup(reason)) return describeGroup(text, reason);
  switch (reason.kind) {
    case "code":
      return undefined;
    case "comparison": {
      const { interchange: verdict, reasons } = reason.comparison;
      if (verdict === "exact") return undefined;
      const { verdicts, reasons: sentences } = text.interchange;
      return `${verdicts[verdict]}. ${reasons.map((one) => sentences[one]).join(" ")}`;
    }
    case "beginning":
      return text.beginning;
    case "dimensions":
      return text.dimensions(capitalise(describeDimensions(text, toAsked(reason))));
    case "other width":
      return text.otherWidth(describeDimensions(text, reason.found));
    case "one for l":
      return text.oneForL(reason.number);
    case "illegible":
      return text.illegible(reason.text, reason.number);
    case "insert":
      return text.insert(reason.insert);
    case "accessory":
      return text.accessory(reason.code);
    case "words":
      return text.words(reason.words.join(", "));
  }
}

/** Why a page of a series or family was found, or a belt of the requested section. */
function describeGroup(text: SearchTexts, reason: GroupReason): string {
  switch (reason.kind) {
    case "series":
    case "family":
      return text[reason.kind](reason.number, describeDimensions(text, reason.dimensions ?? {}));
    case "section":
      return text.listsSection(reason.section);
    case "belt by rule":
      return text.byRule(reason.code, reason.section);
    case "belt length":
      return text.otherLength(reason.askedMm, reason.foundMm);
    case "measured length":
      return text.measuredLength(reason.foundMm, reason.isOutside);
  }
}

const groupKinds = [
  "series",
  "family",
  "section",
  "belt by rule",
  "belt length",
  "measured length",
] as const;

type GroupReason = Extract<HitReason, { readonly kind: (typeof groupKinds)[number] }>;

function isOfGroup(reason: HitReason): reason is GroupReason {
  return groupKinds.some((kind) => kind === reason.kind);
}

/** The found dimensions that were asked for. */
function toAsked({
  asked,
  found,
}: Extract<HitReason, { readonly kind: "dimensions" }>): EntryDimensions {
  const { bore, outside, width } = found;
  return {
    ...(asked.bore !== undefined && bore !== undefined && { bore }),
    ...(asked.outside !== undefined && outside !== undefined && { outside }),
    ...(asked.width !== undefined && width !== undefined && { width }),
  };
}

function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
