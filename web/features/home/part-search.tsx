import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, type SubmitEvent, useId, useRef } from "react";
import { homeText } from "#web/messages/home.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "#web/ui/button.tsx";

/** Searches the shop for the number on a worn part. Without JavaScript the form submits to the shop. */
export function PartSearch(): ReactNode {
  const { search: text } = useText(homeText).hero;
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  function find(event: SubmitEvent): void {
    event.preventDefault();
    const number = input.current?.value.trim();
    void navigate({ to: "/shop", search: number ? { q: number } : {} });
  }
  return (
    <form role="search" action="/shop" onSubmit={find} className="mt-6 max-w-md" data-print="hide">
      <label htmlFor={id} className="text-sm font-medium">
        {text.label}
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          placeholder={text.example}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          className="control min-h-12 font-mono text-base"
        />
        <Button type="submit" size="lg">
          {text.find}
        </Button>
      </div>
    </form>
  );
}
