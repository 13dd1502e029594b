import { type ReactNode, useRef } from "react";
import { selectableStatuses, type ShownStatus } from "#domain/order-status.ts";
import { adminPanelText } from "#web/messages/admin-panel.ts";
import { useText } from "#web/messages/language.tsx";
import { orderStatusText } from "#web/messages/order-status.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField, type SelectOption } from "#web/ui/select-field.tsx";

export type StatusControlsProps = {
  readonly shortId: string;
  readonly status: ShownStatus;
  readonly isBusy: boolean;
  readonly onChange: (status: ShownStatus) => void;
};

/** Sets any of three statuses, and 'confirmed' with its own button. */
export function StatusControls({
  shortId,
  status,
  isBusy,
  onChange,
}: StatusControlsProps): ReactNode {
  const text = useText(adminPanelText);
  const statuses = useText(orderStatusText);
  const select = useRef<HTMLSelectElement>(null);
  const isConfirmed = status === "confirmed";
  const isSelectable = selectableStatuses.some((value) => value === status);
  const options: SelectOption<ShownStatus>[] = selectableStatuses.map((value) => ({
    value,
    label: statuses[value],
  }));
  // Shown until another status is chosen, but not selectable here.
  if (!isSelectable) options.unshift({ value: status, label: statuses[status], disabled: true });

  function confirm(): void {
    // The button disappears after the click.
    select.current?.focus();
    onChange("confirmed");
  }

  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-hairline px-4 py-3">
      <SelectField
        ref={select}
        className="min-w-[min(100%,11rem)] flex-1"
        label={`${text.status} ${shortId}`}
        hideLabel
        options={options}
        value={status}
        onValueChange={onChange}
        aria-busy={isBusy || undefined}
      />
      {!isConfirmed && (
        <Button busy={isBusy} onClick={confirm} className="max-sm:basis-full">
          {text.confirm}
        </Button>
      )}
    </div>
  );
}
