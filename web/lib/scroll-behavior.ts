/** How the page moves by itself: smoothly, unless less motion is asked for. */
export function scrollBehavior(): "auto" | "smooth" {
  const prefersLess =
    typeof window !== "undefined" && window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return prefersLess ? "auto" : "smooth";
}
