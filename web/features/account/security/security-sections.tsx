import type { ReactNode } from "react";
import { DevicesSection } from "./devices-section.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";

export type SecuritySectionsProps = {
  readonly user: { readonly id: string; readonly email: string };
  /** Whether the account is an admin's. */
  readonly isAdmin: boolean;
};

/** Second factor and devices of the signed-in user. */
export function SecuritySections({ user, isAdmin }: SecuritySectionsProps): ReactNode {
  return (
    <>
      <SecondFactorSection user={user} isAdmin={isAdmin} />
      <DevicesSection userId={user.id} />
    </>
  );
}
