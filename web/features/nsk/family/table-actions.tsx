import type { ReactNode } from "react";
import { familyTableText } from "#web/messages/family-table.ts";
import { useText } from "#web/messages/language.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Button } from "#web/ui/button.tsx";
import { DownloadIcon } from "#web/ui/icons.tsx";
import { toast } from "#web/ui/toast.ts";
import { toDelimited } from "./to-delimited.ts";

type TableActionsProps = {
  /** Of the file, without the ending. */
  readonly name: string;
  readonly copyLabel: string;
  /** With the header. */
  readonly cells: readonly (readonly string[])[];
};

/** Copies a table for a spreadsheet, or saves it as a file. */
export function TableActions({ name, copyLabel, cells }: TableActionsProps): ReactNode {
  const text = useText(familyTableText);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(toDelimited(cells, "\t"));
      toast.success(text.copied);
    } catch {
      toast.error(text.notCopied);
    }
  }
  return (
    <div className="flex flex-wrap gap-2" data-print="hide">
      <Button size="sm" onClick={() => void copy()}>
        {copyLabel}
      </Button>
      <a
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${toDelimited(cells, ",")}\r\n`)}`}
        download={`${name}.csv`}
        className={buttonStyle({ size: "sm" })}
      >
        <DownloadIcon />
        {text.save}
      </a>
    </div>
  );
}
