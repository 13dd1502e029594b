import { type ReactNode, useEffect } from "react";
import { pauseStripsWhileTyping } from "#web/platform/pause-strips.ts";
import { platform } from "#web/platform/platform.ts";
import { showDarkDrawings } from "#web/platform/show-dark-drawings.ts";
import { SiteUpdateLine, type SiteUpdateLineProps } from "./site-update-line.tsx";

/**
 * Starts what can wait until the page is idle: the service worker with its line, the manifest, which the build writes,
 * pauses of moving strips, and drawings in dark in WebKit.
 */
export function IdleTasks(props: SiteUpdateLineProps): ReactNode {
  useEffect(() => pauseStripsWhileTyping(), []);
  useEffect(() => (navigator.vendor.startsWith("Apple") ? showDarkDrawings() : undefined), []);
  const canInstall = import.meta.env.PROD && platform().serviceWorker !== undefined;
  return (
    <>
      {canInstall && <link rel="manifest" href="/manifest.webmanifest" />}
      <SiteUpdateLine {...props} />
    </>
  );
}
