import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "#web/lib/page-head.ts";
import { adminSetupText } from "#web/messages/admin-setup.ts";
import { SetupPage } from "../features/admin-setup/setup-page.tsx";

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
