import { type ReactNode, type SubmitEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { focusFirstInvalid } from "#web/forms/focus-first-invalid.ts";
import { beltToolText } from "#web/messages/belt-tool.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { answerDraft, type ToolAnswer } from "./answer-draft.ts";
import { formatFixed } from "./format-fixed.ts";
import { explainNone } from "./no-listed-belt.tsx";
import type { ToolDraft, ToolState } from "./tool-draft.ts";
import { ToolFields } from "./tool-fields.tsx";
import { ToolResult } from "./tool-result.tsx";
import { listWarnings } from "./tool-warnings.ts";

export type ToolDialogProps = {
  readonly state: ToolState;
  readonly onStateChange: (state: ToolState) => void;
  readonly onClose: () => void;
};

/** Two pulleys and the known length or distance on one side, the matching belt on the other. */
export function ToolDialog({ state, onStateChange, onClose }: ToolDialogProps): ReactNode {
  const text = useText(beltToolText);
  const result = useRef<HTMLDivElement>(null);
  const { draft, asked } = state;
  const answer = asked && answerDraft(asked);

  function change(part: Partial<ToolDraft>): void {
    onStateChange({ ...state, draft: { ...draft, ...part } });
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    // The error messages have to be rendered before the first invalid field can receive the focus.
    flushSync(() => onStateChange({ draft, asked: draft }));
    if (answerDraft(draft).ok) result.current?.scrollIntoView({ block: "nearest" });
    else focusFirstInvalid(form);
  }

  return (
    <Dialog open onClose={onClose} title={text.title} description={text.lead} size="lg">
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-[15rem_1fr]">
        <form noValidate onSubmit={submit} className="grid content-start gap-4">
          <ToolFields draft={draft} answer={answer} onChange={change} />
          <Button type="submit" variant="primary" block>
            {text.submit[draft.known]}
          </Button>
        </form>
        <div ref={result} className="min-w-0 scroll-mt-4">
          <p role="status" className="sr-only">
            {answer?.ok && summarise(answer, text)}
          </p>
          {answer?.ok ? (
            <ToolResult answer={answer} />
          ) : (
            <p className="rounded-lg border border-dashed border-hairline px-5 py-10 text-center text-sm text-muted">
              {text.empty}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** A summary for users who don't see the result appear, such as with a screen reader. */
function summarise(
  answer: Extract<ToolAnswer, { ok: true }>,
  text: (typeof beltToolText)["en"],
): string {
  const { fit } = answer;
  if (!fit) return explainNone(answer, text);
  const { code, centreMm, wrapDeg } = fit;
  const warnings = listWarnings(answer, text).length;
  return text.announce(code, formatFixed(centreMm, 1), formatFixed(wrapDeg, 0), warnings);
}
