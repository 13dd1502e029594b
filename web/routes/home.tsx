import { createFileRoute, redirect } from "@tanstack/react-router";

/** Source: shop specification section 2: /home redirects to /. */
export const Route = createFileRoute("/home")({
  beforeLoad: () => {
    throw redirect({ to: "/", statusCode: 308, replace: true });
  },
});
