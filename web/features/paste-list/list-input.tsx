import { FileSpreadsheet } from "lucide-react";
import { useId, useRef, useState, type DragEvent, type ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { pasteListText } from "#web/messages/paste-list.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { readListFile, type ListFile } from "./read-list-file.ts";

type ListInputProps = {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onFind: () => void;
  /** Id of the form, for the button outside of it. */
  readonly formId: string;
  readonly isOnline: boolean;
};

type FileError = Extract<ListFile, { readonly error: string }>["error"];

/** The text of the list: typed, pasted, or from a file that is chosen or dropped. */
export function ListInput(props: ListInputProps): ReactNode {
  const text = useText(pasteListText);
  const { onTextChange } = props;
  const [fileError, setFileError] = useState<FileError>();
  const [isEmpty, setIsEmpty] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  function submit(): void {
    const hasText = props.text.trim() !== "";
    setIsEmpty(!hasText);
    if (hasText) props.onFind();
    else area.current?.focus();
  }
  function type(next: string): void {
    setIsEmpty(false);
    setFileError(undefined);
    onTextChange(next);
  }
  async function take(file: File): Promise<void> {
    const read = await readListFile(file);
    if ("error" in read) return setFileError(read.error);
    type(joinTexts(area.current?.value ?? "", read.text));
    area.current?.focus();
  }
  return (
    <form
      id={props.formId}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="max-w-prose text-sm text-muted">{text.lead}</p>
      {!props.isOnline && <Notice tone="warning">{text.offlineInput}</Notice>}
      {fileError && <Notice tone="error">{text.fileErrors[fileError]}</Notice>}
      <FileDrop onFile={(file) => void take(file)}>
        <TextArea
          ref={area}
          data-autofocus=""
          label={text.field}
          help={text.fieldHelp}
          error={isEmpty ? text.empty : undefined}
          name="list"
          rows={9}
          // Codes aren't words.
          spellCheck={false}
          autoCapitalize="characters"
          autoComplete="off"
          translate="no"
          placeholder={text.example}
          value={props.text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            submit();
          }}
          className="[&_textarea]:min-h-56 [&_textarea]:font-mono [&_textarea]:wrap-anywhere"
        />
      </FileDrop>
    </form>
  );
}

/** A file adds to what is typed, so that nothing is lost. */
function joinTexts(typed: string, read: string): string {
  return typed.trim() === "" ? read : `${typed.trimEnd()}\n${read}`;
}

type FileDropProps = {
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
};

/** Takes a file that is dropped on its content, or chosen with its button. */
function FileDrop({ onFile, children }: FileDropProps): ReactNode {
  const text = useText(pasteListText);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isOver, setIsOver] = useState(false);
  function drop(event: DragEvent): void {
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    // Dropped text goes into the field by itself.
    if (!file) return;
    event.preventDefault();
    onFile(file);
  }
  return (
    <div
      data-over={isOver || undefined}
      className="grid gap-4 rounded-lg border border-dashed border-line p-4 transition-colors data-over:border-accent-text data-over:bg-accent-soft"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        <span id={hintId}>{text.drop}</span>
        <Button size="sm" aria-describedby={hintId} onClick={() => input.current?.click()}>
          <FileSpreadsheet aria-hidden="true" />
          {text.chooseFile}
        </Button>
      </p>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        // The button opens it.
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Reset, so that the same file can be chosen again once it is corrected.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
