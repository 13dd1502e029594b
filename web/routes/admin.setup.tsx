import { createFileRoute } from "@tanstack/react-router";
import { SetupPage } from "#web/features/admin/setup/setup-page.tsx";
import { adminSetupText } from "#web/messages/admin-setup.ts";
import { pageHead } from "#web/seo/page-head.ts";

export const Route = createFileRoute("/admin/setup")({
  staticData: { shell: "workplace" },
  head: ({ match }) =>
    pageHead(
      {
        title: adminSetupText.en.title,
        description: adminSetupText.en.lead,
        path: "/admin/setup",
        noIndex: true,
      },
      { match },
    ),
  component: SetupPage,
});
