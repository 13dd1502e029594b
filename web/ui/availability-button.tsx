import { type ReactNode, useState } from "react";
import { useText } from "#web/messages/language.tsx";
import { partActionsText } from "#web/messages/part-actions.ts";
import type { ButtonStyle } from "./button-style.ts";
import { Button } from "./button.tsx";
import { CartIcon } from "./icons.tsx";
import { toast } from "./toast.ts";

export type AvailabilityButtonProps = {
  readonly code: string;
  /** From `useAvailability`; navigates to the shop if it has the part. */
  readonly check: () => Promise<"in-shop" | "not-in-shop" | "no-answer">;
  /** Defaults to "Check Availability". */
  readonly label?: string;
} & ButtonStyle;

/** Opens the shop's products for a code, or shows a message that there are none. */
export function AvailabilityButton({
  code,
  check,
  label,
  ...style
}: AvailabilityButtonProps): ReactNode {
  const text = useText(partActionsText);
  const [isAsking, setIsAsking] = useState(false);
  async function ask(): Promise<void> {
    setIsAsking(true);
    const answer = await check();
    setIsAsking(false);
    if (answer === "not-in-shop") toast.info(text.notInShop(code));
    if (answer === "no-answer") toast.error(text.shopUnreachable);
  }
  return (
    <Button data-print="hide" busy={isAsking} {...style} onClick={() => void ask()}>
      {!isAsking && <CartIcon />}
      {label ?? text.checkAvailability}
    </Button>
  );
}
