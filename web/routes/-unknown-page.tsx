import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NotFoundPage } from "#web/features/shell/not-found-page.tsx";
import { readAskedPath } from "#web/search/read-asked-path.ts";
import { AskedSearch } from "./-asked-search.tsx";

/** 404, with a search for what the path may have meant. */
export function UnknownPage(): ReactNode {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <NotFoundPage
      pathname={pathname}
      search={<AskedSearch key={pathname} asked={readAskedPath(pathname)} />}
    />
  );
}
