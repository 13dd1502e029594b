import type { ReactNode, SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { focusFirstInvalid } from "#web/forms/move-focus.ts";
import { useText } from "#web/messages/language.tsx";
import { otherBeltsText } from "#web/messages/other-belts.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { answerOtherBelts, listOtherShapes } from "./other-belts-draft.ts";
import { OtherBeltsResult } from "./other-belts-result.tsx";
import type { OtherBeltsDraft, OtherBeltsState, OtherKind } from "./tool-draft.ts";

const firstShapes: Readonly<Record<OtherKind, string>> = { wedge: "SPA", timing: "HTD-8M" };

type OtherBeltsProps = {
  readonly kind: OtherKind;
  readonly state: OtherBeltsState | undefined;
  readonly onStateChange: (state: OtherBeltsState) => void;
};

/** Sections and profiles without a list of sizes: the drive on one side, the length it needs on the other. */
export function OtherBelts({ kind, state, onStateChange }: OtherBeltsProps): ReactNode {
  const text = useText(otherBeltsText);
  const { draft, asked } = state ?? {
    draft: { shape: firstShapes[kind], driving: "", driven: "", centreMm: "" },
  };
  const answer = asked && answerOtherBelts(asked);

  function change(part: Partial<OtherBeltsDraft>): void {
    onStateChange({ ...state, draft: { ...draft, ...part } });
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => onStateChange({ draft, asked: draft }));
    if (!answerOtherBelts(draft).ok) focusFirstInvalid(form);
  }

  function figure(
    field: "driving" | "driven" | "centreMm",
    label: string,
    unit: string,
  ): ReactNode {
    const problem = answer?.ok === false ? answer.problems[field] : undefined;
    return (
      <TextField
        label={label}
        value={draft[field]}
        onChange={(event) => change({ [field]: event.target.value })}
        error={problem && text.problems[problem]}
        suffix={unit}
        inputMode="decimal"
        autoComplete="off"
        inputClassName="font-mono tabular-nums"
      />
    );
  }

  const unit = kind === "timing" ? text.teeth : text.mm;
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-[15rem_1fr]">
      <form noValidate onSubmit={submit} className="grid content-start gap-4">
        <SelectField
          label={text.shape[kind]}
          options={listOtherShapes(kind, text)}
          value={draft.shape}
          onValueChange={(shape) => change({ shape })}
        />
        {figure("centreMm", text.fields.centreMm, text.mm)}
        {figure("driving", text.fields.drivingMm, unit)}
        {figure("driven", text.fields.drivenMm, unit)}
        <Button type="submit" variant="primary" block>
          {text.submit}
        </Button>
      </form>
      <div role="status" className="min-w-0">
        {asked && answer?.ok ? (
          <OtherBeltsResult kind={kind} asked={asked} answer={answer} />
        ) : (
          <p className="rounded-lg border border-dashed border-hairline px-5 py-10 text-center text-sm text-muted">
            {text.empty}
          </p>
        )}
      </div>
    </div>
  );
}
