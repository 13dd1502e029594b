import { createFileRoute, useLocation, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { ContactDetails } from "#web/features/company/contact-details.tsx";
import { HomePage } from "#web/features/home/home-page.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { companyJsonLd } from "#web/seo/company-json-ld.ts";
import { pageHead } from "#web/seo/page-head.ts";
import { accessDeniedMark } from "#web/session/access-denied.ts";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { toast } from "#web/ui/toast.ts";

// Loads when the search field is used.
const SiteSearchPanel = lazyChunk(async () => (await import("./-site-search.tsx")).SiteSearchPanel);

export const Route = createFileRoute("/")({
  loader: async () => {
    const { slides } = await import("#catalogue/media/slides.data.ts");
    return { slides };
  },
  head: (context) =>
    pageHead({ ...pagesText.en.home, path: "/", jsonLd: [companyJsonLd] }, context),
  component: Home,
});

function Home(): ReactNode {
  useAccessDenied();
  return (
    <HomePage
      slides={Route.useLoaderData().slides}
      SearchPanel={SiteSearchPanel}
      contact={<ContactDetails />}
    />
  );
}

/** Shows why the dashboard redirected to the home page, and removes the marker from the URL. */
function useAccessDenied(): void {
  const router = useRouter();
  const isDenied = useLocation({ select: ({ hash }) => hash === accessDeniedMark });
  useEffect(() => {
    if (!isDenied) return;
    void router.navigate({ to: "/", replace: true, resetScroll: false });
    // Rarely needed, and the page uses no other of these texts.
    void import("#domain/messages.ts").then(
      ({ messages }) => toast.error(messages.adminLogin.denied),
      () => undefined,
    );
  }, [isDenied, router]);
}
