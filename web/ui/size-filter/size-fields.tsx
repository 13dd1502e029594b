import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { sizeFilterText } from "#web/messages/size-filter.ts";
import type { FilterChoices, SizeFilter, SizeFilters } from "#web/search/size-filters.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { FigureField } from "./figure-field.tsx";

/** Changes one filter; undefined removes it. `same` replaces the history entry, `new` adds one for Back. */
export type ChangeFilter = (
  filter: SizeFilter,
  value: string | undefined,
  step: "new" | "same",
) => void;

type SizeFieldsProps = {
  /** The offered filters, in order. */
  readonly fields: readonly SizeFilter[];
  readonly values: SizeFilters;
  readonly choices: FilterChoices;
  readonly onFilterChange: ChangeFilter;
  readonly id?: string;
  readonly className?: string;
};

/** A group of filters by size: figures are typed, seals and sections chosen. */
export function SizeFields(props: SizeFieldsProps): ReactNode {
  const { fields, values, choices, onFilterChange, id, className } = props;
  const text = useText(sizeFilterText);
  return (
    <fieldset id={id} className={clsx("min-w-0 gap-2 md:gap-3", className)}>
      <legend className="sr-only">{text.legend}</legend>
      {fields.map((field) => {
        const value = values[field];
        if (field === "seals" || field === "section") {
          return (
            <SelectField
              key={field}
              label={text.fields[field]}
              name={field}
              value={value ?? ""}
              options={toOptions(text, field, value, choices)}
              onValueChange={(next) => onFilterChange(field, next === "" ? undefined : next, "new")}
            />
          );
        }
        return (
          <Fragment key={field}>
            <FigureField
              label={text.fields[field]}
              name={field}
              value={value ?? ""}
              choices={choices[field]}
              example={text.examples[field]}
              onValueChange={(next) =>
                onFilterChange(
                  field,
                  next === "" ? undefined : next,
                  // Back leads to the list without this filter, not through every text typed.
                  value === undefined || next === "" ? "new" : "same",
                )
              }
            />
          </Fragment>
        );
      })}
    </fieldset>
  );
}

type Option = { readonly value: string; readonly label: string };

/** The choices with their counts; a chosen one that nothing has any more is still shown. */
function toOptions(
  text: (typeof sizeFilterText)["en"],
  field: "seals" | "section",
  value: string | undefined,
  choices: FilterChoices,
): readonly Option[] {
  const offered = choices[field] ?? [];
  const isMissing = value !== undefined && !offered.some((choice) => choice.value === value);
  return [
    { value: "", label: text.all },
    ...[...offered, ...(isMissing ? [{ value, count: 0 }] : [])].map((choice) => ({
      value: String(choice.value),
      label: text.option(capitalise(String(choice.value)), choice.count),
    })),
  ];
}

function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
