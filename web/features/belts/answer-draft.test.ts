import { expect, it } from "vitest";
import { beltToolText } from "#web/messages/belt-tool.ts";
import { answerDraft } from "./answer-draft.ts";
import { describeDrive } from "./describe-drive.ts";
import { explainNone } from "./no-listed-belt.tsx";
import { freshTool, type ToolDraft } from "./tool-draft.ts";
import { listChecks, listWarnings } from "./tool-warnings.ts";

/** A worked example in reverse: the belt for a given centre distance. */
const draft: ToolDraft = {
  ...freshTool.draft,
  centreMm: "340",
  drivingMm: "75",
  drivenMm: "150,0",
};

it("finds the worked example's belt for its distance", () => {
  const answer = answered(draft);
  expect(answer.fit?.code).toBe("A40");
  expect(answer.fit?.centreMm).toBeCloseTo(344.241, 3);
  expect(answer).toMatchObject({ wantedCentreMm: 340, section: "A", isListed: true });
  expect([answer.shorter?.code, answer.longer?.code]).toEqual(["A38", "A42"]);
  expect(listWarnings(answer, beltToolText.en)).toEqual([]);
});

it("returns the distance for an existing belt, listed or not", () => {
  const onHand = { ...draft, known: "code", centreMm: "" } as const;
  expect(answered({ ...onHand, code: "a 40" })).toMatchObject({
    section: "A",
    isListed: true,
    fit: { code: "A40" },
  });
  expect(answered({ ...onHand, code: "A41" })).toMatchObject({ isListed: false });
});

it("reports invalid input by field", () => {
  expect(answerDraft(freshTool.draft)).toEqual({
    ok: false,
    problems: {
      centreMm: "not-a-number",
      drivingMm: "not-a-number",
      drivenMm: "not-a-number",
    },
  });
  expect(answerDraft({ ...draft, drivingRpm: "fast", centreMm: "0" })).toEqual({
    ok: false,
    problems: { drivingRpm: "not-a-number", centreMm: "not-positive" },
  });
});

it("describes every warning with its limit", () => {
  const answer = answered({
    ...draft,
    section: "D",
    drivingMm: "100",
    drivenMm: "1500",
    drivingRpm: "9000",
    centreMm: "810",
  });
  const warnings = listWarnings(answer, beltToolText.en).join(" ");
  expect(warnings).toContain("355\u00A0mm");
  expect(warnings).toContain("18\u00A0m/s");
  expect(warnings).toContain("120°");
});

it("warns of a length slightly outside the list", () => {
  const answer = answered({ ...draft, centreMm: "1400" });
  expect(answer.fit?.code).toBe("A120");
  expect(listWarnings(answer, beltToolText.en)[0]).toBe(beltToolText.en.warnings["beyond-list"]);
});

it("returns no fit when the nearest belt is more than 5% off", () => {
  const answer = answered({ ...draft, centreMm: "5000", drivingMm: "90", drivenMm: "90" });
  expect(answer).not.toHaveProperty("fit");
  expect(answer.nearest?.code).toBe("A120");
  expect(explainNone(answer, beltToolText.en)).toBe(
    "No listed belt comes within 5% of the 5,000\u00A0mm asked for. The nearest one, A120, gives 1,397.6\u00A0mm, which is 72% off.",
  );
  expect(describeDrive(answer, beltToolText.en)).toEqual([
    "The drive:",
    "Section: A",
    "Centre distance: 5,000 mm",
    "Driving pulley: 90 mm",
    "Driven pulley: 90 mm",
  ]);
});

it("lists what was checked and what wasn't", () => {
  const without = listChecks(answered(draft), beltToolText.en);
  expect(without.checked).toBe("centre distance, wrap and smallest pulley");
  expect(without.unchecked).toEqual([
    beltToolText.en.unchecked.speed,
    beltToolText.en.unchecked.power,
  ]);
  const asked = answered({ ...draft, drivingRpm: "1450", powerKw: "1,5" });
  expect(asked.drive).toMatchObject({ drivingRpm: 1450, powerKw: 1.5 });
  expect(listChecks(asked, beltToolText.en)).toEqual({
    checked: "centre distance, wrap, smallest pulley, belt speed and power range of the section",
    unchecked: [beltToolText.en.unchecked.belts],
  });
  const strong = answered({ ...draft, powerKw: "22" });
  expect(listWarnings(strong, beltToolText.en)).toEqual([
    expect.stringContaining("Section A is listed for 0.5 to 15\u00A0kW"),
  ]);
});

function answered(asked: ToolDraft): Extract<ReturnType<typeof answerDraft>, { ok: true }> {
  const answer = answerDraft(asked);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer;
}
