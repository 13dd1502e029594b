import { clsx } from "clsx";
import type { ReactNode } from "react";
import { CheckIcon } from "#web/ui/icons.tsx";
import type { CatalogueFamily } from "./load-catalogue-page.ts";

type FamilyFiltersProps = {
  readonly label: string;
  readonly families: readonly CatalogueFamily[];
  /** Slugs of the selected families; none means that all are searched. */
  readonly chosen: readonly string[];
  readonly onChosenChange: (chosen: readonly string[]) => void;
};

/** Toggles for the families to search in. */
export function FamilyFilters(props: FamilyFiltersProps): ReactNode {
  const { label, families, chosen, onChosenChange } = props;
  return (
    <div role="group" aria-label={label} className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      {families.map(({ slug, name }) => {
        const isOn = chosen.includes(slug);
        return (
          <button
            key={slug}
            type="button"
            aria-pressed={isOn}
            onClick={() =>
              onChosenChange(isOn ? chosen.filter((one) => one !== slug) : [...chosen, slug])
            }
            className={clsx(
              "inline-flex min-h-8 items-center gap-1.5 rounded-sm border px-2.5 text-sm font-medium transition-colors pointer-coarse:min-h-11",
              isOn
                ? "border-ink bg-ink text-paper"
                : "border-hairline bg-sunken text-muted hover:border-ink hover:text-ink",
            )}
          >
            {isOn && <CheckIcon className="size-4" />}
            {name}
          </button>
        );
      })}
    </div>
  );
}
