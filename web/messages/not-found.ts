const en = {
  code: "404",
  title: "Oops! Page not found",
  text: "The address may be mistyped, or the page may have moved.",
  home: "Return to Home",
};

export const notFoundText = { en };
