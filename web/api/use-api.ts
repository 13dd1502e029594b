import { useRouter } from "@tanstack/react-router";
import { apiFor, type ApiClient } from "./client.ts";

/** The API client for components, on the server and in the browser. */
export function useApi(): ApiClient {
  return apiFor(useRouter().options.context);
}
