import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** The code of a listed size, with a link to its page. */
export function SizeLink({ code }: { readonly code: string }): ReactNode {
  return (
    <Link
      to="/products/nsk/bearing/$code"
      params={{ code: code.toLowerCase() }}
      className="-my-0.5 inline-flex min-h-6 items-center font-mono text-link pointer-coarse:min-h-11 pointer-coarse:pe-6"
    >
      {code}
    </Link>
  );
}
