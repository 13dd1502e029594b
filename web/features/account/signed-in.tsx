import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { useSessionHandle } from "#web/lib/session-context.tsx";
import { accountText } from "#web/messages/account.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { OwnOrders } from "./own-orders.tsx";

export interface SignedInProps {
  readonly user: { readonly name: string; readonly email: string };
  readonly isAdmin: boolean;
}

/** A person's own page. The order list of an admin is the whole shop's: it has a page of its own. */
export function SignedIn({ user, isAdmin }: SignedInProps): ReactNode {
  const text = useText(accountText);
  const { onSignOut } = useSessionHandle();
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4 border-b border-hairline pb-6">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold break-words">
            {text.greeting(user.name || user.email)}
          </h1>
          <p className="mt-1 text-sm break-words text-muted">{user.email}</p>
        </div>
        <Button onClick={onSignOut}>{text.signOut}</Button>
      </div>
      <section aria-labelledby="own-orders" className="mt-8">
        <h2 id="own-orders" className="mb-4 text-lg font-semibold">
          {text.ordersTitle}
        </h2>
        {isAdmin ? <AdminOrders /> : <OwnOrders />}
      </section>
    </>
  );
}

function AdminOrders(): ReactNode {
  const text = useText(accountText);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p className="text-muted">{text.adminOrders}</p>
      <LinkButton to="/admin/products">{text.toDashboard}</LinkButton>
    </div>
  );
}
