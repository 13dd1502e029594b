import { toBeltToken, type BeltReading } from "./belt-code.ts";
import { lineMark, readMetricLength, toLengthToken } from "./v-belt-length.ts";

const code = new RegExp(`^AV(X)?[ -]?(10|13|17)[ X-]{1,3}(\\d{3,4})(?!\\d|[/.,]\\d)${lineMark}`);

/**
 * Reads the code of a V-belt of a vehicle by its top width and outside length: AVX13x1000, AV10-800. The
 * X is a raw edge. Source: ISO 2790, recalled.
 */
export function readAutomotiveBelt(text: string): BeltReading | undefined {
  const [head, edge = "", width = "", figure = "", mark = "LA"] = code.exec(text) ?? [];
  if (head === undefined) return undefined;
  const section = `AV${edge}${width}`;
  const length = readMetricLength("", figure, mark);
  return {
    kind: "automotive V",
    section,
    isRawEdge: edge !== "",
    lengths: length.lengths,
    widthMm: Number(width),
    code: `${section}x${figure}`,
    tokens: [
      toBeltToken("section", section, `belt of a vehicle, top width ${width} mm`, "recalled, high"),
      toLengthToken({ ...length, figure }),
    ],
    rest: text.slice(head.length),
  };
}
