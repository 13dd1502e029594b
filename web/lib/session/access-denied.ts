/** Fragment of the home page's address that a person is sent to who may not see the dashboard. */
export const accessDeniedMark = "access-denied";
