import { useEffect, useState } from "react";
import type { PhoneReader } from "./read-phone.ts";

// The numbering plans of all countries: loaded with the open form only.
const load = () => import("./read-phone.ts");

/** Loads the reader of phone numbers; undefined until then, and offline if it was never loaded. */
export function usePhoneReader(): PhoneReader | undefined {
  const [loaded, setLoaded] = useState<{ readonly readPhone: PhoneReader }>();
  useEffect(() => {
    let isGone = false;
    void load().then(
      (chunk) => isGone || setLoaded(chunk),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return loaded?.readPhone;
}
