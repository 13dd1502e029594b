import { expect, it } from "vitest";
import { beltTool } from "#web/messages/en/belt-tool.ts";
import { answerDraft } from "./answer-draft.ts";
import { freshTool, type ToolDraft } from "./tool-draft.ts";
import { listWarnings } from "./tool-warnings.ts";

/** Worked example 8 of designation.md 3.3, from the other side. */
const draft: ToolDraft = {
  ...freshTool.draft,
  centreMm: "340",
  drivingMm: "75",
  drivenMm: "150,0",
};

it("the worked example's belt is found for its distance", () => {
  const answer = answered(draft);
  expect(answer.fit?.code).toBe("A40");
  expect(answer.fit?.centreMm).toBeCloseTo(344.241, 3);
  expect(answer).toMatchObject({ wantedCentreMm: 340, section: "A", isListed: true });
  expect([answer.shorter?.code, answer.longer?.code]).toEqual(["A38", "A42"]);
  expect(listWarnings(answer, beltTool)).toEqual([]);
});

it("a belt on hand gives its distance, listed or not", () => {
  const onHand = { ...draft, known: "code", centreMm: "" } as const;
  expect(answered({ ...onHand, code: "a 40" })).toMatchObject({
    section: "A",
    isListed: true,
    fit: { code: "A40" },
  });
  expect(answered({ ...onHand, code: "A41" })).toMatchObject({ isListed: false });
});

it("what is typed wrong is named by its field", () => {
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

it("every warning is put in words with its limit", () => {
  const answer = answered({
    ...draft,
    section: "D",
    drivingMm: "100",
    drivenMm: "1500",
    drivingRpm: "9000",
    centreMm: "810",
  });
  const warnings = listWarnings(answer, beltTool).join(" ");
  expect(warnings).toContain("355\u00A0mm");
  expect(warnings).toContain("18\u00A0m/s");
  expect(warnings).toContain("120°");
});

it("a length outside the list is told", () => {
  const answer = answered({ ...draft, centreMm: "5000" });
  expect(answer.fit?.code).toBe("A120");
  expect(listWarnings(answer, beltTool)[0]).toBe(beltTool.warnings["beyond-list"]);
});

function answered(asked: ToolDraft): Extract<ReturnType<typeof answerDraft>, { ok: true }> {
  const answer = answerDraft(asked);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer;
}
