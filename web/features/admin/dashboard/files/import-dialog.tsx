import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useText } from "#web/messages/language.tsx";
import { productFilesText } from "#web/messages/product-files.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { countWritten, describeOutcome } from "./import-report.ts";
import { ImportRows } from "./import-rows.tsx";
import { RecentImports } from "./recent-imports.tsx";
import { useProductImport, type ProductImportFlow } from "./use-product-import.ts";

/** The dialog for a product file: choose, review, import, undo. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText(productFilesText);
  const flow = useProductImport();
  const { current, failure } = flow;
  const resume = useEffectEvent(flow.resume);
  useEffect(() => resume(), []);
  function leave(): void {
    flow.startOver();
    onClose();
  }
  return (
    <Dialog
      open
      onClose={leave}
      size="lg"
      title={text.import}
      footer={current && <Steps flow={flow} />}
    >
      <div className="grid gap-5">
        {failure && (
          <Notice tone="error" title={failure.title}>
            <p>{failure.text}</p>
            {failure.retry && (
              <Button
                size="sm"
                className="mt-2"
                busy={flow.busy !== undefined}
                onClick={failure.retry}
              >
                {text.tryAgain}
              </Button>
            )}
          </Notice>
        )}
        {current ? (
          <Report key={`${current.id} ${current.state}`}>
            <Outcome flow={flow} />
            <ImportRows file={current} />
          </Report>
        ) : (
          <>
            <ChooseFile isReading={flow.busy === "read"} onFile={flow.read} />
            <RecentImports undoingId={flow.undoingId} onUndo={flow.undo} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Takes the focus at every step, because the previous step's button is gone. */
function Report({ children }: { readonly children: ReactNode }): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div ref={frame} tabIndex={-1} className="grid gap-5">
      {children}
    </div>
  );
}

function Outcome({ flow: { current } }: { readonly flow: ProductImportFlow }): ReactNode {
  const text = useText(productFilesText);
  if (!current) return null;
  const { refuse } = current.counts;
  if (current.state !== "draft") {
    const outcome = describeOutcome(current, text);
    return (
      <Notice
        {...(current.state === "applied" && { tone: "success" as const })}
        title={outcome.title}
      >
        {outcome.text !== undefined && <p>{outcome.text}</p>}
      </Notice>
    );
  }
  if (countWritten(current.counts) === 0) return <Notice tone="warning">{text.nothing}</Notice>;
  return refuse > 0 && <Notice tone="warning">{text.rejectedStay(refuse)}</Notice>;
}

function Steps({ flow }: { readonly flow: ProductImportFlow }): ReactNode {
  const text = useText(productFilesText);
  const { current, busy } = flow;
  if (!current) return null;
  const written = countWritten(current.counts);
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={flow.startOver}>{text.another}</Button>
      {current.state === "draft" && written > 0 && (
        <Button variant="primary" busy={busy === "apply"} onClick={flow.apply}>
          {text.apply(written)}
        </Button>
      )}
      {current.state === "applied" && (
        <Button busy={busy === "undo"} onClick={() => flow.undo(current.id)}>
          {text.undo}
        </Button>
      )}
    </div>
  );
}
