import { expect, test } from "vitest";
import { beltPath } from "../../internals/belt-path.ts";
import { bush1610 } from "../drive/taper-bush.ts";
import { pitchRadiusMm } from "../drive/timing-pulley.ts";
import { grooveHeights, pulleyOutsideMm, type VPulley } from "../drive/v-pulley.ts";
import { polar, toothedOutline } from "../drive/wheel-outlines.ts";
import type { Outline, Part, Vector } from "../scene.ts";
import { timingBelt } from "./timing-belt.ts";
import { beltTooth } from "./tooth.ts";
import { pitchDepthMm, vSection, wrappedVBelt } from "./v-belt.ts";

/** In mm. */
const play = 0.12;
const pressed = 0.03;

test.each(["HTD-8M", "L"])(
  "the teeth of %s fill the grooves of their pulley without overlap",
  (profile) => {
    const tooth = beltTooth(profile);
    const groove = beltTooth(profile, play);
    const teeth = 24;
    const radius = pitchRadiusMm(teeth, tooth);
    const wheel = { y: 0, radius, touches: "teeth" } as const;
    const path = beltPath([
      { ...wheel, x: 0 },
      { ...wheel, x: -6 * tooth.pitchMm },
    ]);
    const pulley = toothedOutline(groove, teeth).map((point) =>
      turned(point, path.contacts[0].angle),
    );
    const inside = getInside(timingBelt({ path, tooth, widthMm: 20 }));
    const onPulley = inside.filter(([x]) => x > 0.5);
    expect(onPulley.length).toBeGreaterThan(100);
    expect(onPulley.filter((point) => depthIn(pulley, point) > pressed)).toEqual([]);
    // The farthest tip of a tooth is at most its clearance above the groove's ground.
    const nearest = Math.min(...onPulley.map(([x, y]) => Math.hypot(x, y)));
    expect(nearest).toBeCloseTo(radius - tooth.tipMm, 1);
  },
);

test.each(["A", "SPA", "B", "SPB"])("a belt %s ends flush with its pulley", (section) => {
  const belt = vSection(section);
  const pulley: VPulley = {
    section,
    grooves: 2,
    datumDiameterMm: 180,
    bush: bush1610(25),
    web: { kind: "solid", count: 0 },
  };
  const top = pulley.datumDiameterMm / 2 + pitchDepthMm(belt);
  expect(Math.abs(top - pulleyOutsideMm(pulley) / 2)).toBeLessThan(1);
  expect(grooveHeights(pulley)).toHaveLength(2);
});

test("a cut V-belt shows its core and all of its cords at both ends", () => {
  const wheel = { y: 0, radius: 60, touches: "teeth" } as const;
  const path = beltPath([
    { ...wheel, x: 0 },
    { ...wheel, x: 300 },
  ]);
  const whole = wrappedVBelt(vSection("B"), path);
  const cut = wrappedVBelt(vSection("B"), path, { from: 10, to: 500 });
  expect(whole.map(({ material }) => material)).toEqual(["belt-fabric"]);
  const cords = cut.filter(({ material }) => material === "polyamide");
  expect(cords.length).toBeGreaterThan(8);
  expect(cords.length % 2).toBe(0);
  expect(getWidth(cut[0])).toBeCloseTo(17, 6);
});

function getInside([belt]: readonly Part[]): Outline {
  if (belt?.shape.kind !== "extruded") throw new Error("a timing belt is an outline with a hole");
  return belt.shape.holes?.[0] ?? [];
}

function getWidth(part: Part | undefined): number {
  if (part?.shape.kind !== "lofted") throw new Error("a V-belt is carried along its path");
  const heights = part.shape.rings.flat().map(([, , z]: Vector) => z);
  return Math.max(...heights) - Math.min(...heights);
}

function turned([x, y]: readonly [number, number], deg: number): readonly [number, number] {
  return polar(Math.hypot(x, y), deg + (Math.atan2(y, x) * 180) / Math.PI);
}

/** Depth of a point inside an outline; 0 outside. */
function depthIn(outline: Outline, [x, y]: readonly [number, number]): number {
  let isInside = false;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [index, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline.at(index - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    const [dx, dy] = [bx - ax, by - ay];
    const share = Math.min(
      1,
      Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)),
    );
    nearest = Math.min(nearest, Math.hypot(x - ax - share * dx, y - ay - share * dy));
  }
  return isInside ? nearest : 0;
}
