/** What stands in the tool's fields, exactly as typed. */
export interface ToolDraft {
  readonly section: string;
  readonly small: string;
  readonly large: string;
  readonly centre: string;
  readonly rpm: string;
}

export const emptyDraft: ToolDraft = { section: "A", small: "", large: "", centre: "", rpm: "" };
