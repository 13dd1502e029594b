import { Plus } from "lucide-react";
import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { useText } from "#web/messages/language.tsx";
import { quotesText } from "#web/messages/quotes.ts";
import { addToQuoteList, maxQuoteLineText } from "#web/quotes/quote-list.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { parsePieces } from "./quantity-field.tsx";

/** Adds a part that has no page: by its code, or in words. */
export function AddPartForm(): ReactNode {
  const text = useText(quotesText);
  const [part, setPart] = useState("");
  const [pieces, setPieces] = useState("1");
  const [hasFailed, setFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const quantity = parsePieces(pieces);

  function add(event: SubmitEvent): void {
    event.preventDefault();
    const isEmpty = part.trim() === "";
    setFailed(isEmpty);
    // The next part is typed at once.
    field.current?.focus();
    if (isEmpty || quantity === undefined) return;
    if (addToQuoteList([{ text: part, quantity }]).leftOut > 0) {
      toast.error(text.listFull);
      return;
    }
    setPart("");
    setPieces("1");
  }
  return (
    <form
      noValidate
      onSubmit={add}
      className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_5.5rem_auto]"
    >
      <TextField
        ref={field}
        label={text.addLabel}
        help={text.addHelp}
        error={hasFailed ? text.addMissing : undefined}
        name="part"
        maxLength={maxQuoteLineText}
        placeholder={text.addPlaceholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        value={part}
        onChange={(event) => {
          setPart(event.target.value);
          setFailed(false);
        }}
      />
      <NumberField
        whole
        min={1}
        max={9_999}
        label={text.addQuantity}
        name="quantity"
        value={pieces}
        error={quantity === undefined && pieces.trim() !== "" ? text.invalid : undefined}
        onChange={(event) => setPieces(event.target.value)}
        inputClassName="font-mono text-end tabular-nums"
      />
      {/* As high as the label, so that the button stands beside the fields. */}
      <Button type="submit" className="max-sm:col-span-full sm:mt-6.5">
        <Plus aria-hidden="true" />
        {text.addSubmit}
      </Button>
    </form>
  );
}
