import { describe, expect, test } from "vitest";
import { vSections } from "#catalogue/belts/v-sections.data.ts";
import { drawVSection } from "./draw-v-section.ts";
import type { Point } from "./drawing.ts";
import { flattenPath } from "./flatten-path.ts";
import { getExtent, findErrors, labelNumber, rounded, getSpan } from "./testing/drawing-facts.ts";

describe.each(vSections.map((belt) => [belt.section, belt] as const))(
  "section %s",
  (_name, belt) => {
    const drawing = drawVSection(belt);
    const { topWidthMm, heightMm, angleDeg, datumWidthMm } = belt;

    // docs/product/catalogue.md#drawn-to-size
    test("has the width and height from the data", () => {
      expect(rounded(drawing.bounds)).toEqual({
        x: -topWidthMm / 2,
        y: 0,
        width: topWidthMm,
        height: heightMm,
      });
      expect(getExtent(drawing)).toEqual(rounded(drawing.bounds));
    });

    test("has valid outlines", () => {
      expect(findErrors(drawing)).toEqual([]);
    });

    test("is labelled with its own dimensions", () => {
      const labels = drawing.dimensions.map(({ label }) => Number(label));
      expect(labels).toEqual(
        [datumWidthMm, topWidthMm, heightMm].filter((value) => value !== undefined),
      );
      for (const line of drawing.dimensions) expect(getSpan(line)).toBe(labelNumber(line.label));
      expect(drawing.angles?.map(({ label }) => label)).toEqual([`${angleDeg}°`]);
    });

    test("has flanks that enclose its angle", () => {
      const [angle] = drawing.angles ?? [];
      if (!angle) throw new Error("No angle");
      const lean = ([x, y]: Point): number =>
        Math.atan2(x - angle.apex[0], angle.apex[1] - y) * (180 / Math.PI);
      expect(lean(angle.to) - lean(angle.from)).toBeCloseTo(angleDeg, 6);
      // The measured line is the belt's flank, where its outline starts and ends.
      const outline = flattenPath(drawing.shapes[0]?.path ?? "")[0] ?? [];
      for (const end of [outline.at(0), outline.at(-1)]) {
        expect(lean(end ?? angle.to)).toBeCloseTo(lean(angle.from), 2);
      }
    });

    test("keeps its cords in a row on the datum line, inside the belt", () => {
      const cords = drawing.shapes.filter(({ material }) => material === "cord");
      const points = cords.map(({ path }) => flattenPath(path).flat());
      const middles = points.map((cord) => {
        const ys = cord.map(([, y]) => y);
        return (Math.min(...ys) + Math.max(...ys)) / 2;
      });
      expect(cords.length).toBeGreaterThan(4);
      const depth = middles[0] ?? 0;
      for (const middle of middles) expect(middle).toBeCloseTo(depth, 3);
      const widthThere = topWidthMm - 2 * depth * Math.tan((angleDeg * Math.PI) / 360);
      expect(widthThere).toBeCloseTo(datumWidthMm ?? widthThere, 3);
      const reach = Math.max(...points.flat().map(([x]) => Math.abs(x)));
      expect(reach).toBeLessThan(widthThere / 2);
    });
  },
);
