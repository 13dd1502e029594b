import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import { adminSetupText } from "#web/messages/admin-setup.ts";
import { useText } from "#web/messages/language.tsx";
import { platform } from "#web/platform/platform.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { SetupSection } from "./setup-section.tsx";

export type ConnectionTestProps = {
  readonly user: { readonly id: string; readonly email: string };
};

/** Shows the session that the server sees, and whether its database responds. */
export function ConnectionTest({ user }: ConnectionTestProps): ReactNode {
  const text = useText(adminSetupText);
  const { data: isConnected, isFetching, refetch } = useQuery(readinessQuery);
  return (
    <SetupSection title={text.connectionTitle}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
        <dt className="text-muted">{text.userId}</dt>
        <dd className="font-mono wrap-anywhere">
          <UserId id={user.id} />
        </dd>
        <dt className="text-muted">{text.email}</dt>
        <dd className="break-all">{user.email}</dd>
        <dt className="text-muted">{text.backend}</dt>
        <dd aria-live="polite">
          {isConnected === undefined ? (
            <Badge>{text.checking}</Badge>
          ) : (
            <Badge tone={isConnected ? "green" : "red"}>{isConnected ? text.yes : text.no}</Badge>
          )}
        </dd>
      </dl>
      <Button className="justify-self-start" busy={isFetching} onClick={() => void refetch()}>
        {text.checkAgain}
      </Button>
    </SetupSection>
  );
}

/** May break after a hyphen only, so that its groups can be compared. */
function UserId({ id }: { readonly id: string }): ReactNode {
  return id.split(/(?<=-)/).map((group, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the groups never change their order
    <Fragment key={at}>
      {group}
      <wbr />
    </Fragment>
  ));
}

const readinessQuery = {
  queryKey: ["readiness"],
  // An unreachable server counts as not connected.
  queryFn: async (): Promise<boolean> => {
    const asking = platform().fetch("/readyz", { cache: "no-store" });
    const answer = await asking.catch(() => undefined);
    return answer?.ok ?? false;
  },
  staleTime: 0,
};
