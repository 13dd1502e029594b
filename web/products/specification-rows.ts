/** A row of a table of specifications; without a label it is a phrase. */
export type SpecificationRow = { readonly label?: string; readonly value: string };

const unit = "(?:mm|m|kN|N|kg|g|rpm|°C|bar|MPa|m/s|kW|V|%|teeth|ribs|°)";
const figure = "[-+±]?\\d[\\d.,]*";
const figures = `${figure}(?:\\s?(?:to|x|×|–|/)\\s?${figure})*`;
/** A few words, then figures with a unit: `outside diameter 52 mm`, `NBR -40 to +100 °C`. */
const labelled = new RegExp(
  `^(?<label>\\p{L}[\\p{L}\\d /-]{0,40}?):?\\s+(?<value>(?:about )?${figures}\\s?${unit})$`,
  "u",
);
/** `up to 0.5 bar`, `60 teeth`. */
const unlabelled = new RegExp(
  `^(?<value>(?:(?:up to|about|min\\.?|max\\.?) )?${figures}\\s?(?<unit>${unit}))$`,
  "u",
);

/**
 * Splits specifications, as staff write them, into rows: parts between semicolons and lines.
 * @param quantities What figures of a unit are, if nothing names them.
 */
export function toSpecificationRows(
  text: string,
  quantities: Readonly<Record<string, string>>,
): readonly SpecificationRow[] {
  return text
    .split(/[;\n]/)
    .map((part) => part.trim().replaceAll(/\s+/g, " "))
    .filter((part) => part !== "")
    .map((part) => toRow(part, quantities));
}

function toRow(part: string, quantities: Readonly<Record<string, string>>): SpecificationRow {
  const bare = unlabelled.exec(part)?.groups;
  const quantity = quantities[bare?.["unit"] ?? ""];
  if (bare && quantity !== undefined) {
    return { label: quantity, value: setFigures((bare["value"] ?? "").replace(/ teeth$/, "")) };
  }
  const named = labelled.exec(part)?.groups;
  return named
    ? { label: toWords(named["label"] ?? ""), value: setFigures(named["value"] ?? "") }
    : { value: setFigures(toWords(part)) };
}

/** Joins figures and units with no-break spaces. */
function setFigures(text: string): string {
  return text
    .replaceAll(/(?<=\d) x (?=\d)/g, " × ")
    .replaceAll(new RegExp(`(?<=\\d)\\s?(?=${unit}(?![\\p{L}]))`, "gu"), "\u00A0");
}

/** Names of fields become words: `shaftFrom` is `Shaft from`. */
function toWords(text: string): string {
  const isField = /^\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u.test(text);
  const words = isField ? text.replaceAll(/\p{Lu}/gu, (one) => ` ${one.toLowerCase()}`) : text;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
