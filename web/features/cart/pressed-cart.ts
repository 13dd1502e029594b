/** The class of the cart's button in the header. The script of the HTML marks it busy, React never does. */
export const headerCart = ".header-cart";
