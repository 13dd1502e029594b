import { useState, type ReactNode } from "react";
import { foldName } from "#domain/spelling.ts";
import type { NameKind } from "#domain/taxonomy.ts";
import type { NameList } from "#web/api/staff-queries.ts";
import { dashboardNamesText } from "#web/messages/dashboard-names.ts";
import { useText } from "#web/messages/language.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Table } from "#web/ui/table.tsx";
import { MergeDialog } from "./merge-dialog.tsx";

type Name = NameList["items"][number];

type NameTableProps = {
  readonly kind: NameKind;
  readonly names: readonly Name[];
};

/** The names of a kind; those that aren't fixed can be renamed, and several merged. */
export function NameTable({ kind, names }: NameTableProps): ReactNode {
  const text = useText(dashboardNamesText);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [merged, setMerged] = useState<readonly Name[]>();
  // A chosen name may have been renamed since.
  const present = names.filter(({ name }) => chosen.has(name));

  function choose(name: string, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(name);
    else next.delete(name);
    setChosen(next);
  }
  return (
    <>
      <Table<Name>
        caption={text.captions[kind]}
        rows={names}
        rowKey={({ name }) => name}
        cardClassName="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto_auto] max-md:items-center max-md:gap-x-4 md:[&>*]:align-middle"
        columns={[
          {
            key: "name",
            header: text.name,
            rowHeader: true,
            placeInCard: "max-md:col-auto",
            renderCell: (name) => (
              <NameCell
                name={name}
                names={names}
                isChosen={chosen.has(name.name)}
                onChosenChange={(isChosen) => choose(name.name, isChosen)}
              />
            ),
          },
          {
            key: "products",
            header: text.products,
            numeric: true,
            plainInCard: true,
            renderCell: ({ products }) => <ProductCount count={products} />,
          },
          {
            key: "actions",
            header: text.actions,
            hideHeader: true,
            numeric: true,
            renderCell: (name) =>
              name.is_fixed ? (
                <span className="text-xs text-muted">{text.fixed}</span>
              ) : (
                <Button
                  size="sm"
                  aria-label={text.renameName(name.name)}
                  onClick={() => setMerged([name])}
                >
                  {text.rename}
                </Button>
              ),
          },
        ]}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button size="sm" disabled={present.length < 2} onClick={() => setMerged(present)}>
          {text.merge(present.length)}
        </Button>
        {present.length < 2 && <span className="text-xs text-muted">{text.mergeHint}</span>}
      </div>
      {merged && (
        <MergeDialog
          kind={kind}
          from={merged}
          names={names}
          onMerged={() => setChosen(new Set())}
          onClose={() => setMerged(undefined)}
        />
      )}
    </>
  );
}

/** The figure in a column, words in a card, which has no header. */
function ProductCount({ count }: { readonly count: number }): ReactNode {
  const text = useText(dashboardNamesText);
  return (
    <>
      <span className="max-md:hidden">{count.toLocaleString("en-GB")}</span>
      <span className="text-muted md:hidden">{text.countInCard(count)}</span>
    </>
  );
}

function NameCell({
  name: { name, is_fixed: isFixed },
  names,
  isChosen,
  onChosenChange,
}: {
  readonly name: Name;
  readonly names: readonly Name[];
  readonly isChosen: boolean;
  readonly onChosenChange: (isChosen: boolean) => void;
}): ReactNode {
  const text = useText(dashboardNamesText);
  if (isFixed) return <span className="ps-8.5 wrap-anywhere pointer-coarse:ps-13.5">{name}</span>;
  return (
    <span className="flex items-start gap-x-2.5 pointer-coarse:items-center">
      <Checkbox
        label={text.choose(name)}
        hideLabel
        checked={isChosen}
        onCheckedChange={onChosenChange}
      />
      <span className="flex min-h-6 min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 wrap-anywhere">
        <span>{name}</span>
        <Twin name={name} all={names} />
      </span>
    </span>
  );
}

/** Another spelling of the same name, which a filter lists beside it. */
function Twin({ name, all }: { readonly name: string; readonly all: readonly Name[] }): ReactNode {
  const text = useText(dashboardNamesText);
  const others = all.filter((one) => one.name !== name && foldName(one.name) === foldName(name));
  if (others.length === 0) return null;
  return (
    <Badge tone="yellow" className="whitespace-normal wrap-anywhere">
      {text.twin(others.map((one) => one.name).join(", "))}
    </Badge>
  );
}
