/** What one starts from: where the pulleys stand, or the belt that is there already. */
export type ToolKnown = "centreMm" | "code";

/** What stands in the tool's fields, exactly as typed. */
export interface ToolDraft {
  readonly known: ToolKnown;
  readonly section: string;
  readonly centreMm: string;
  readonly code: string;
  readonly drivingMm: string;
  readonly drivenMm: string;
  readonly drivingRpm: string;
  readonly powerKw: string;
}

/** The tool between two visits: what is typed, and what was asked last. */
export interface ToolState {
  readonly draft: ToolDraft;
  readonly asked?: ToolDraft;
}

export const freshTool: ToolState = {
  draft: {
    known: "centreMm",
    section: "A",
    centreMm: "",
    code: "",
    drivingMm: "",
    drivenMm: "",
    drivingRpm: "",
    powerKw: "",
  },
};
