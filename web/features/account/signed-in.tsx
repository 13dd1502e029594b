import { type ReactNode, useState } from "react";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import { useSessionHandle } from "#web/session/session-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { AccountDeletion } from "./account-deletion.tsx";
import { OwnData } from "./own-data.tsx";
import { OwnDetailsSection } from "./own-details.tsx";
import { OwnOrders } from "./own-orders.tsx";
import { PasswordChange } from "./password-change.tsx";
import type { PutOnDevice } from "./use-order-again.ts";

// Below the fold, and few visits change it.
const SecuritySections = lazyChunk(
  async () => (await import("./security/security-sections.tsx")).SecuritySections,
);

export type SignedInProps = {
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
  readonly isAdmin: boolean;
  readonly putOnDevice: PutOnDevice;
  /** Other content of this device, rendered between the orders and the settings. */
  readonly children?: ReactNode;
};

/** The account page: orders first, settings below. */
export function SignedIn({ user, isAdmin, putOnDevice, children }: SignedInProps): ReactNode {
  const text = useText(accountText);
  const { onSignOut, session } = useSessionHandle();
  const hasAdminAccount = isAdmin || session.isSecondFactorDue === true;
  // It stays first after it is set up, with the focus.
  const [isSecurityFirst] = useState(session.isSecondFactorDue === true);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4 border-b border-hairline pb-6">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold break-words">
            {text.greeting(user.name || user.email)}
          </h1>
          <p className="mt-1 text-sm break-words text-muted">{user.email}</p>
        </div>
        <Button onClick={() => void onSignOut()}>{text.signOut}</Button>
      </div>
      {isSecurityFirst && (
        <div className="mt-8">
          <SecuritySections user={user} isAdmin={hasAdminAccount} />
        </div>
      )}
      <section aria-labelledby="own-orders" className="peer mt-8">
        <h2 id="own-orders" className="mb-4 text-lg font-semibold">
          {text.ordersTitle}
        </h2>
        {isAdmin && <AdminOrders />}
        <OwnOrders userId={user.id} putOnDevice={putOnDevice} />
      </section>
      {/* The height of the orders is unknown until they load: what follows is hidden, so that it doesn't
          jump. */}
      <div className="peer-has-[[data-slot=order-skeleton]]:hidden">
        {children}
        <div className="mt-12">
          <OwnDetailsSection userId={user.id} />
          <PasswordChange email={user.email} />
          {!isSecurityFirst && <SecuritySections user={user} isAdmin={isAdmin} />}
          <OwnData />
          <AccountDeletion isAdmin={hasAdminAccount} />
        </div>
      </div>
    </>
  );
}

function AdminOrders(): ReactNode {
  const text = useText(accountText);
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-hairline bg-sunken px-5 py-4">
      <p className="text-sm text-muted">{text.adminOrders}</p>
      <LinkButton to="/admin/products">{text.toDashboard}</LinkButton>
    </div>
  );
}
