import { Pencil } from "lucide-react";
import { useState, type ReactNode } from "react";
import { maxBulkProducts } from "#domain/bulk-edit.ts";
import type { AdminProduct } from "#web/api/queries.ts";
import { dashboardBulkText } from "#web/messages/dashboard-bulk.ts";
import { useText } from "#web/messages/language.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { openChunk } from "#web/ui/open-chunk.ts";
import type { ChosenProducts } from "./use-chosen-products.ts";

const loadDialog = () => import("./bulk-dialog.tsx");
const BulkDialog = lazyChunk(async () => (await loadDialog()).BulkDialog);

/** The address of a request can name as many products. */
const maxLabels = 200;

type BulkBarProps = {
  readonly products: readonly AdminProduct[];
  readonly chosen: ChosenProducts;
};

/** Chooses products of the list, and what to do with the chosen ones. */
export function BulkBar({ products, chosen }: BulkBarProps): ReactNode {
  const text = useText(dashboardBulkText);
  const [isOpen, setOpen] = useState(false);
  const shown = products.filter(({ deleted_at: at }) => at === null).map(({ id }) => id);
  const count = chosen.ids.length;
  const areAll = shown.length > 0 && shown.every(chosen.has);
  async function open(): Promise<void> {
    if (await openChunk(loadDialog, "bulk-edit")) setOpen(true);
  }
  if (shown.length === 0 && count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
      {shown.length > 0 && (
        <Checkbox
          label={text.chooseShown}
          checked={areAll}
          onCheckedChange={(isChosen) => chosen.choose(shown, isChosen)}
        />
      )}
      {count > 0 && (
        <>
          <p role="status" className="text-sm text-muted">
            {text.chosen(count)}
          </p>
          <Button
            size="sm"
            aria-haspopup="dialog"
            disabled={count > maxBulkProducts}
            onClick={() => void open()}
          >
            <Pencil aria-hidden="true" />
            {text.edit}
          </Button>
          {count <= maxLabels ? (
            (["sheet", "single"] as const).map((layout) => (
              <a
                key={layout}
                href={`/api/admin/labels?layout=${layout}&ids=${chosen.ids.join(",")}`}
                download
                className={buttonStyle({ size: "sm" })}
              >
                {text.labels[layout]}
              </a>
            ))
          ) : (
            <p className="text-sm text-muted">{text.tooManyLabels(maxLabels)}</p>
          )}
          <Button size="sm" variant="quiet" onClick={chosen.clear}>
            {text.clear}
          </Button>
          {count > maxBulkProducts && (
            <p className="text-sm text-red">{text.tooMany(maxBulkProducts)}</p>
          )}
        </>
      )}
      {isOpen && (
        <BulkDialog ids={chosen.ids} onDone={chosen.clear} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
