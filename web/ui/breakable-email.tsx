import type { ReactNode } from "react";

/** An e-mail address that breaks after its @, and elsewhere only if it still doesn't fit. */
export function BreakableEmail({ email }: { readonly email: string }): ReactNode {
  const at = email.indexOf("@") + 1;
  return (
    <span className="wrap-anywhere">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
