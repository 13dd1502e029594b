import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { shellText } from "#web/messages/shell.ts";
import { BrandMark } from "./brand-mark.tsx";

/** The company's logo and name, linked to the home page. */
export function Wordmark(): ReactNode {
  const text = useText(shellText);
  return (
    <Link to="/" className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-md font-semibold">
      <BrandMark className="size-7 shrink-0" />
      <span className="leading-tight tracking-tight">{text.siteName}</span>
    </Link>
  );
}
