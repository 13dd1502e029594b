import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SpecDialog, type SpecSheet } from "#web/ui/spec-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { usePrint } from "#web/ui/use-print.tsx";
import { Sample, Samples, longText } from "./sample.tsx";

const sheet: SpecSheet = {
  title: "6200 Series",
  subtitle: "Deep groove ball bearings",
  overview: longText,
  facts: [
    {
      facts: [
        { label: "Bore", value: "10–40 mm" },
        { label: "Precision", value: "P0" },
      ],
    },
  ],
  models: { items: [{ code: "6204" }, { code: "6205", detail: "25 × 52 × 15" }] },
  features: ["Low friction", "High speed"],
  part: "6200 Series",
};

const printoutSample = { title: "Order", lang: "en", content: "Only this is printed." } as const;

const sizes = ["sm", "md", "lg"] as const;

export function OverlaySamples(): ReactNode {
  const [size, setSize] = useState<(typeof sizes)[number]>();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [confirm, confirmDialog] = useConfirm();
  const { print, printout } = usePrint();
  const close = (): void => setSize(undefined);
  async function ask(): Promise<void> {
    const isSure = await confirm({ title: "Delete this order?", description: longText });
    toast.info(isSure ? "Deleted" : "Cancelled");
  }
  return (
    <Samples>
      <Sample name="Dialog, sizes: Esc, close and a click beside it; messages above it">
        <div className="dev-row">
          {sizes.map((one) => (
            <Button key={one} onClick={() => setSize(one)}>
              {one}
            </Button>
          ))}
        </div>
        <Dialog
          open={size !== undefined}
          onClose={close}
          size={size ?? "md"}
          title="Edit product"
          description="What the shop shows."
          footer={
            <Button block variant="primary" onClick={() => toast.success("Saved")}>
              Save
            </Button>
          }
        >
          <div className="dev-column">
            {Array.from({ length: 9 }, (_, row) => (
              <TextField key={row} label={`Field ${row + 1}`} />
            ))}
          </div>
        </Dialog>
      </Sample>
      <Sample name="useConfirm: no has the focus">
        <Button variant="danger" onClick={() => void ask()}>
          Delete
        </Button>
        {confirmDialog}
      </Sample>
      <Sample name="SpecDialog">
        <Button onClick={() => setIsSheetOpen(true)}>Details</Button>
        <SpecDialog sheet={isSheetOpen ? sheet : undefined} onClose={() => setIsSheetOpen(false)} />
      </Sample>
      <Sample name="usePrint: a paper of its own">
        <Button onClick={() => print(printoutSample)}>Print</Button>
        {printout}
      </Sample>
    </Samples>
  );
}
