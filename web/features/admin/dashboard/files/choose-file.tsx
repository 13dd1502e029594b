import { FileSpreadsheet } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { importColumns } from "#domain/product-import.ts";
import { useText } from "#web/messages/language.tsx";
import { productFilesText } from "#web/messages/product-files.ts";
import { Button } from "#web/ui/button.tsx";

type ChooseFileProps = {
  readonly isReading: boolean;
  /** Called when a file is chosen or dropped. */
  readonly onFile: (file: File) => void;
};

/** The drop zone and button for a file, with the expected format. */
export function ChooseFile({ isReading, onFile }: ChooseFileProps): ReactNode {
  const text = useText(productFilesText);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  // Also when it replaces a report, whose button had the focus.
  useEffect(() => button.current?.focus(), []);
  return (
    <div
      className="rounded-lg border border-dashed border-line px-5 py-6"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file && !isReading) onFile(file);
      }}
    >
      <p className="text-sm">{text.chooseText}</p>
      <Button
        ref={button}
        data-autofocus=""
        variant="primary"
        className="my-4"
        aria-describedby={hintId}
        busy={isReading}
        onClick={() => input.current?.click()}
      >
        {!isReading && <FileSpreadsheet aria-hidden="true" />}
        {isReading ? text.reading : text.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        // The button opens it.
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Reset, so that the same file can be chosen again once it is corrected.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <div id={hintId} className="grid gap-1 text-xs text-muted">
        <p>{text.fileHint}</p>
        <p>
          {text.columnsHint}{" "}
          <span translate="no" className="font-mono wrap-anywhere text-ink">
            {importColumns.join(", ")}
          </span>
        </p>
        <p>{text.matchHint}</p>
        <p>{text.deliveryHint}</p>
      </div>
    </div>
  );
}
