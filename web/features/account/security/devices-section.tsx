import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ownAccountApi } from "#web/api/own-account-client.ts";
import { retryUnlessRejected } from "#web/api/queries.ts";
import { SettingsSection } from "#web/features/account/settings-section.tsx";
import { useText } from "#web/messages/language.tsx";
import { secondFactorText } from "#web/messages/second-factor.ts";
import { formatMoment } from "#web/offline/last-seen/format-moment.ts";
import { settle } from "#web/session/auth-calls.ts";
import { noteSessionEnd } from "#web/session/handle-session-end.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";

type Device = Awaited<ReturnType<typeof ownAccountApi.listSessions>>["sessions"][number];

/** The devices on which the user is signed in, each of which can be signed out. */
export function DevicesSection({ userId }: { readonly userId: string }): ReactNode {
  const { devices: text } = useText(secondFactorText);
  const queryKey = ["account", "devices", userId];
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => ownAccountApi.listSessions(undefined, { signal }),
    retry: retryUnlessRejected,
  });
  return (
    <SettingsSection title={text.title} lead={text.lead}>
      {data && <DeviceList devices={data.sessions} onChanged={() => void refetch()} />}
      {!data && isError && (
        <ErrorState title={text.failed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{text.loading}</span>
          <Skeleton className="h-22" />
        </div>
      )}
    </SettingsSection>
  );
}

type DeviceListProps = {
  readonly devices: readonly Device[];
  readonly onChanged: () => void;
};

function DeviceList({ devices, onChanged }: DeviceListProps): ReactNode {
  const words = useText(secondFactorText);
  const text = words.devices;
  const queryClient = useQueryClient();
  const [confirm, question] = useConfirm();
  const [busyId, setBusyId] = useState<string>();

  async function end(id: string, call: () => Promise<unknown>, done: string): Promise<void> {
    setBusyId(id);
    const answer = await settle(call());
    setBusyId(undefined);
    onChanged();
    // A device that isn't found is signed out already.
    if (answer.ok || answer.apiError.code === "not_found") {
      toast.success(done);
      return;
    }
    noteSessionEnd(queryClient, answer.apiError);
    toast.error(words.failed);
  }

  async function endOthers(): Promise<void> {
    const isSure = await confirm({
      title: text.endOthersQuestion,
      description: text.endOthersText,
      confirmLabel: text.endOthers,
    });
    if (isSure) await end("others", () => ownAccountApi.endOtherSessions({}), text.othersEnded);
  }

  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isBusy={busyId === device.id}
            onEnd={() =>
              void end(device.id, () => ownAccountApi.endSession({ id: device.id }), text.ended)
            }
          />
        ))}
      </ul>
      {devices.length > 1 && (
        <Button
          className="mt-4 max-sm:w-full"
          busy={busyId === "others"}
          onClick={() => void endOthers()}
        >
          {text.endOthers}
        </Button>
      )}
      {question}
    </>
  );
}

type DeviceRowProps = {
  readonly device: Device;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
};

function DeviceRow({ device, isBusy, onEnd }: DeviceRowProps): ReactNode {
  const { devices: text } = useText(secondFactorText);
  const client = device.is_app ? text.app : (device.browser ?? text.unknown);
  const name = [client, device.system].filter(Boolean).join(", ");
  const facts = [
    text.since(formatMoment(Date.parse(device.started_at))),
    text.seen(formatMoment(Date.parse(device.seen_at))),
    ...(device.ip_address === null ? [] : [`IP\u00A0${device.ip_address}`]),
  ];
  return (
    <li data-slot="device" className="flex items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {name}
          {device.is_current && <Badge tone="green">{text.current}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm wrap-anywhere text-muted">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      {!device.is_current && (
        <Button size="sm" busy={isBusy} aria-label={text.endLabel(name)} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </li>
  );
}
