import { createFileRoute, redirect } from "@tanstack/react-router";

/** Redirects /home to /. */
export const Route = createFileRoute("/home")({
  beforeLoad: () => {
    throw redirect({ to: "/", statusCode: 308, replace: true });
  },
});
