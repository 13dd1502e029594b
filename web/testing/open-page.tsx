import { RouterProvider, createMemoryHistory } from "@tanstack/react-router";
import { createRoot, type Root } from "react-dom/client";
import { createQueryClient } from "#web/api/query-client.ts";
import { createAppRouter, type AppRouter } from "#web/create-app-router.ts";
import { Route as rootRoute } from "#web/routes/__root.tsx";
import { readToasts, toast } from "#web/ui/toast.ts";

let root: Root | undefined;

// The document belongs to the test runner; the page is rendered into its body.
Object.assign(rootRoute.options, { shellComponent: undefined });

/** Opens a page by URL, including the root layout. A second call works as a reload: stored data stays. */
export async function openPage(address: string): Promise<AppRouter> {
  removePage();
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  // Retry failed queries as in production, without a delay.
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter({ queryClient, request: undefined }, history);
  const container = document.createElement("div");
  document.body.append(container);
  root = createRoot(container);
  await router.load();
  root.render(<RouterProvider router={router} />);
  return router;
}

/** Removes the page and its stored data, for the next test. */
export function closePage(): void {
  removePage();
  localStorage.clear();
  sessionStorage.clear();
}

export function isPageOpen(): boolean {
  return root !== undefined;
}

function removePage(): void {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  for (const { id } of readToasts().toasts) toast.dismiss(id);
}
