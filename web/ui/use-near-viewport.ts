import { type RefObject, useEffect, useState } from "react";

/** Whether an element has ever come within `margin` of the viewport; false during SSR. */
export function useNearViewport(element: RefObject<Element | null>, margin = "300px"): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear, margin]);
  return isNear;
}
