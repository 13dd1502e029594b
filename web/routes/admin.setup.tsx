import { createFileRoute } from "@tanstack/react-router";
import { SetupPage } from "#web/features/admin/setup/setup-page.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { pageHead } from "#web/seo/page-head.ts";

export const Route = createFileRoute("/admin/setup")({
  staticData: { shell: "workplace" },
  head: ({ match }) =>
    pageHead(
      {
        ...pagesText.en.adminSetup,
        path: "/admin/setup",
        noIndex: true,
      },
      { match },
    ),
  component: SetupPage,
});
