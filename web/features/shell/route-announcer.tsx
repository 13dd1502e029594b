import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";

/** Announces the new page's title after a navigation; browsers do so only for full page loads. */
export function RouteAnnouncer(): ReactNode {
  const router = useRouter();
  const [title, setTitle] = useState("");
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) setTitle(document.title);
      }),
    [router],
  );
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
