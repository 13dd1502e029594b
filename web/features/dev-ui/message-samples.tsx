import type { ReactNode } from "react";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { CallButton } from "#web/ui/call-button.tsx";
import { ChunkErrorState } from "#web/ui/chunk-error-state.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { CartIcon } from "#web/ui/icons.tsx";
import { LiveNotice } from "#web/ui/live-notice.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { OfflineBar } from "#web/ui/offline-bar.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { toast } from "#web/ui/toast.ts";
import { Sample, Samples, longText, longWord } from "./sample.tsx";

const badgeTones = ["neutral", "accent", "yellow", "blue", "green", "red"] as const;
const noticeTones = ["info", "success", "warning", "error"] as const;

export function MessageSamples(): ReactNode {
  return (
    <Samples>
      <Sample name="Badge, tones">
        <div className="dev-row">
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Sample>
      <Sample name="Spinner, Skeleton">
        <div className="dev-column">
          <Spinner />
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-6 w-20" />
        </div>
      </Sample>
      <Toasts />
      <Sample name="Notice, tones and a long text" wide>
        <div className="dev-column">
          {noticeTones.map((tone) => (
            <Notice key={tone} tone={tone} title={`Notice, ${tone}`}>
              {tone === "error" ? `${longText} ${longWord}` : "What happened, and what to do."}
            </Notice>
          ))}
        </div>
      </Sample>
      <Sample name="LiveNotice, OfflineBar: take the network away">
        <LiveNotice />
        <OfflineBar text="What is in the cart stays on this device." />
      </Sample>
      <Sample name="EmptyState">
        <EmptyState
          icon={<CartIcon />}
          title="Your cart is empty"
          text="Parts that you add appear here."
          action={<Button>Browse the shop</Button>}
        />
      </Sample>
      <Sample name="EmptyState, long and bare">
        <EmptyState title={longWord} text={longText} />
      </Sample>
      <Sample name="ErrorState: rest">
        <ErrorState title="Orders didn't arrive" text="Check the connection." onRetry={doNothing} />
      </Sample>
      <Sample name="CallButton">
        <CallButton />
      </Sample>
      <Sample name="MissingPartState: without a network, after a deployment">
        <ChunkErrorState reason="away" onRetry={doNothing} />
        <ChunkErrorState reason="updated" onRetry={doNothing} />
      </Sample>
      <Sample name="ErrorState: trying again">
        <ErrorState title="Orders didn't arrive" text={longText} onRetry={doNothing} busy />
      </Sample>
    </Samples>
  );
}

function Toasts(): ReactNode {
  return (
    <Sample name="Toast: pointer and focus hold it; three stack; the same words start anew">
      <div className="dev-row">
        <Button onClick={() => toast.success("Added to cart")}>Success</Button>
        <Button onClick={() => toast.info("Someone else changed this order")}>Info</Button>
        <Button onClick={() => toast.error("Not saved", { text: longText })}>Error, long</Button>
        <Button onClick={() => toast.error(longWord)}>Long word</Button>
      </div>
    </Sample>
  );
}

function doNothing(): void {
  // No-op.
}
