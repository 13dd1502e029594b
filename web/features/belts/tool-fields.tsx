import type { ReactNode } from "react";
import { mitsuboshiClassical } from "#catalogue/belts/mitsuboshi-classical.data.ts";
import type { DriveField } from "#catalogue/engineering/v-drive.ts";
import { beltToolText } from "#web/messages/belt-tool.ts";
import { useText } from "#web/messages/language.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { ToolAnswer } from "./answer-draft.ts";
import type { ToolDraft, ToolKnown } from "./tool-draft.ts";

const sections = mitsuboshiClassical.map(({ section, specs }) => ({
  value: section,
  label: `${section}: ${specs}`,
}));

export type ToolFieldsProps = {
  readonly draft: ToolDraft;
  /** The result of the last submitted draft; contains the errors by field. */
  readonly answer: ToolAnswer | undefined;
  readonly onChange: (part: Partial<ToolDraft>) => void;
};

/** The tool's fields, with their errors. */
export function ToolFields({ draft, answer, onChange }: ToolFieldsProps): ReactNode {
  const text = useText(beltToolText);
  const knowns: readonly ToolKnown[] = ["centreMm", "code"];

  function getError(field: DriveField): string | undefined {
    const problem = answer?.ok === false ? answer.problems[field] : undefined;
    return problem && text.problems[problem];
  }

  function figure(field: Exclude<DriveField, "section" | "code">, unit: string): ReactNode {
    return (
      <TextField
        label={isOptional(field) ? text.optional(text.fields[field]) : text.fields[field]}
        value={draft[field]}
        onChange={(event) => onChange({ [field]: event.target.value })}
        error={getError(field)}
        suffix={unit}
        inputMode="decimal"
        autoComplete="off"
        inputClassName="font-mono tabular-nums"
      />
    );
  }

  return (
    <>
      <SegmentedControl
        label={text.known}
        options={knowns.map((value) => ({ value, label: text.knowns[value] }))}
        value={draft.known}
        onValueChange={(known) => onChange({ known })}
      />
      {draft.known === "code" ? (
        <TextField
          label={text.fields.code}
          help={text.codeHelp}
          value={draft.code}
          onChange={(event) => onChange({ code: event.target.value })}
          error={getError("code")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          inputClassName="font-mono"
        />
      ) : (
        <>
          <SelectField
            label={text.fields.section}
            options={sections}
            value={draft.section}
            onValueChange={(section) => onChange({ section })}
            error={getError("section")}
          />
          {figure("centreMm", text.units.mm)}
        </>
      )}
      {/* Side by side, so that the button below stays in a laptop's window. */}
      <div className="grid items-start gap-x-3 gap-y-4 min-[22rem]:grid-cols-2">
        {figure("drivingMm", text.units.mm)}
        {figure("drivenMm", text.units.mm)}
      </div>
      {figure("drivingRpm", text.units.rpm)}
      {figure("powerKw", text.units.kw)}
    </>
  );
}

function isOptional(field: DriveField): boolean {
  return field === "drivingRpm" || field === "powerKw";
}
