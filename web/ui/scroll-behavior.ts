/** Behaviour for scripted scrolling: smooth, unless the user prefers reduced motion. */
export function scrollBehavior(): "auto" | "smooth" {
  const prefersLess =
    typeof window !== "undefined" && window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return prefersLess ? "auto" : "smooth";
}
