import { useState, type ReactNode } from "react";
import { maxLineQuantity } from "#domain/cart.ts";
import { useText } from "#web/messages/language.tsx";
import { quotesText } from "#web/messages/quotes.ts";
import { NumberField } from "#web/ui/number-field.tsx";

type QuantityFieldProps = {
  readonly part: string;
  readonly value: number;
  readonly onValueChange: (quantity: number) => void;
};

/** Pieces of a part; what is no quantity stays in the field until it is left. */
export function QuantityField({ part, value, onValueChange }: QuantityFieldProps): ReactNode {
  const text = useText(quotesText);
  const [typed, setTyped] = useState<string>();
  return (
    <div onBlur={() => setTyped(undefined)}>
      <NumberField
        whole
        min={1}
        max={maxLineQuantity}
        label={text.quantityOf(part)}
        hideLabel
        value={typed ?? String(value)}
        onChange={(event) => {
          setTyped(event.target.value);
          const quantity = parsePieces(event.target.value);
          if (quantity !== undefined) onValueChange(quantity);
        }}
        className="w-20"
        inputClassName="font-mono text-end tabular-nums"
      />
    </div>
  );
}

/** A quantity that a line can have; undefined for any other text. */
export function parsePieces(text: string): number | undefined {
  const pieces = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0;
  return pieces >= 1 && pieces <= maxLineQuantity ? pieces : undefined;
}
