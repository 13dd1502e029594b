import type { ReactNode } from "react";
import { adminSetupText } from "#web/messages/admin-setup.ts";
import { useText } from "#web/messages/language.tsx";
import { useSession } from "#web/session/use-session.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ClaimStep } from "./claim-step.tsx";
import { ConnectionTest } from "./connection-test.tsx";
import { ProductStep } from "./product-step.tsx";

/** /admin/setup */
export function SetupPage(): ReactNode {
  const text = useText(adminSetupText);
  const { user, isAdmin, loading } = useSession();
  return (
    <div className="page-column max-w-3xl py-10">
      <h1 className="text-xl font-semibold">{text.title}</h1>
      <p className="mt-2 mb-8 text-muted">{user ? text.lead : text.signedOutLead}</p>
      {loading && <LoadingSteps />}
      {!loading && !user && (
        <LinkButton to="/auth" variant="primary">
          {text.signIn}
        </LinkButton>
      )}
      {user && (
        <div className="grid gap-10">
          {isAdmin && <Notice tone="success">{text.adminAlready}</Notice>}
          <ClaimStep isDone={isAdmin} />
          <ProductStep />
          <ConnectionTest user={user} />
        </div>
      )}
    </div>
  );
}

function LoadingSteps(): ReactNode {
  const text = useText(adminSetupText);
  return (
    <div role="status" className="grid gap-10">
      <span className="sr-only">{text.checking}</span>
      <Skeleton className="h-52" />
      <Skeleton className="h-96" />
      <Skeleton className="h-44" />
    </div>
  );
}
