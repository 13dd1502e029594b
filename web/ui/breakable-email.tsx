import type { ReactNode } from "react";

/** An e-mail address that breaks after its @ where it has to, and anywhere only in an emergency. */
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
