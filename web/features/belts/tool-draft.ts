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

/** The kinds of belts that have no list of sizes. */
export type OtherKind = "wedge" | "timing";

/** The fields for the other kinds exactly as typed; pulleys in mm or in teeth. */
export type OtherBeltsDraft = {
  readonly shape: string;
  readonly driving: string;
  readonly driven: string;
  readonly centreMm: string;
};

export type OtherBeltsState = {
  readonly draft: OtherBeltsDraft;
  readonly asked?: OtherBeltsDraft;
};

/** The tool's state, kept while it is closed: the current draft, and the last submitted one. */
export type ToolState = {
  readonly draft: ToolDraft;
  readonly asked?: ToolDraft;
  /** Absent for classical belts. */
  readonly otherKind?: OtherKind | undefined;
  readonly wedge?: OtherBeltsState;
  readonly timing?: OtherBeltsState;
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
