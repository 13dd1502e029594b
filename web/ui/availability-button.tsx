import { useState } from "react";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { partActionsText } from "#web/messages/part-actions.ts";
import { Button } from "./button.tsx";
import { CartIcon } from "./icons.tsx";
import { toast } from "./toast.ts";

export interface AvailabilityButtonProps {
  readonly code: string;
  /** From `useAvailability`; opens the shop itself when it has the part. */
  readonly check: () => Promise<"in-shop" | "not-in-shop" | "no-answer">;
}

/** Leads to the shop's products of a code, or says that there are none. */
export function AvailabilityButton({ code, check }: AvailabilityButtonProps): ReactNode {
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
    <Button data-print="hide" busy={isAsking} onClick={() => void ask()}>
      {!isAsking && <CartIcon />}
      {text.checkAvailability}
    </Button>
  );
}
