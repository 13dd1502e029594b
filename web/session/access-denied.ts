/** Fragment of the home page's URL after a redirect from the dashboard for lack of admin rights. */
export const accessDeniedMark = "access-denied";
