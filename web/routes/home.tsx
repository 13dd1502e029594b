import { createFileRoute, redirect } from "@tanstack/react-router";

/** Source: shop specification section 2: /home redirects to /. */
export const Route = createFileRoute("/home")({
  beforeLoad: () => {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to redirect
    throw redirect({ to: "/", statusCode: 308, replace: true });
  },
});
