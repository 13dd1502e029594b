import { type ReactNode, type SubmitEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { focusFirstInvalid } from "#web/forms/move-focus.ts";
import { beltToolText } from "#web/messages/belt-tool.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { answerDraft, type ToolAnswer } from "./answer-draft.ts";
import { formatFixed } from "./format-fixed.ts";
import { explainNone } from "./no-listed-belt.tsx";
import type { ToolDraft, ToolState } from "./tool-draft.ts";
import { ToolFields } from "./tool-fields.tsx";
import { ToolResult } from "./tool-result.tsx";
import { listWarnings } from "./tool-warnings.ts";

// Few drives have them.
const OtherBelts = lazyChunk(async () => (await import("./other-belts.tsx")).OtherBelts);

const toolKinds = ["classical", "wedge", "timing"] as const;

export type ToolDialogProps = {
  readonly state: ToolState;
  readonly onStateChange: (state: ToolState) => void;
  readonly onClose: () => void;
};

/** The kind of belt, then the drive and its belt. */
export function ToolDialog({ state, onStateChange, onClose }: ToolDialogProps): ReactNode {
  const text = useText(beltToolText);
  const { otherKind } = state;
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      description={otherKind ? text.otherLeads[otherKind] : text.lead}
      size="lg"
    >
      <SegmentedControl
        label={text.kinds.label}
        options={toolKinds.map((value) => ({ value, label: text.kinds[value] }))}
        value={otherKind ?? "classical"}
        onValueChange={(kind) =>
          onStateChange({ ...state, otherKind: kind === "classical" ? undefined : kind })
        }
        // Large text on a phone.
        className="mb-6 [&>div]:flex-wrap"
      />
      {otherKind ? (
        <OtherBelts
          key={otherKind}
          kind={otherKind}
          state={state[otherKind]}
          onStateChange={(other) => onStateChange({ ...state, [otherKind]: other })}
        />
      ) : (
        <ClassicalBelts state={state} onStateChange={onStateChange} />
      )}
    </Dialog>
  );
}

/** Two pulleys and the known length or distance on one side, the matching belt on the other. */
function ClassicalBelts({ state, onStateChange }: Omit<ToolDialogProps, "onClose">): ReactNode {
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
    flushSync(() => onStateChange({ ...state, asked: draft }));
    if (answerDraft(draft).ok) result.current?.scrollIntoView({ block: "nearest" });
    else focusFirstInvalid(form);
  }

  return (
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
