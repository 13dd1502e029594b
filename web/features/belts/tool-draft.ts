/** The known input: the centre distance, or the code of an existing belt. */
export type ToolKnown = "centreMm" | "code";

/** The tool's fields exactly as typed. */
export type ToolDraft = {
  readonly known: ToolKnown;
  readonly section: string;
  readonly centreMm: string;
  readonly code: string;
  readonly drivingMm: string;
  readonly drivenMm: string;
  readonly drivingRpm: string;
  readonly powerKw: string;
};

/** The tool's state, kept while it is closed: the current draft, and the last submitted one. */
export type ToolState = {
  readonly draft: ToolDraft;
  readonly asked?: ToolDraft;
};

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
