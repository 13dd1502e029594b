import { useHydrated, useLocation, useNavigate } from "@tanstack/react-router";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { useAuthActions } from "#web/session/use-auth-actions.ts";
import { useReturnPlace } from "#web/session/use-return-place.ts";
import { useSession } from "#web/session/use-session.ts";
import { OfflineBar } from "#web/ui/offline-bar.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { DeviceOrders } from "./device-orders.tsx";
import { FavoriteList } from "./favorite-list.tsx";
import { readOrderToken, type AskedOrder } from "./order-token.ts";
import { ResetForm } from "./reset-form.tsx";
import { SignedIn } from "./signed-in.tsx";
import { SignedOut, type SignedOutTab } from "./signed-out.tsx";
import type { PutOnDevice } from "./use-order-again.ts";

export type AccountPageProps = {
  readonly signInForm: ReactNode;
  /** The tab that a signed-out visitor sees first. */
  readonly firstTab: SignedOutTab;
  /** From the link of a reset mail. */
  readonly resetToken: string | undefined;
  /** The order of a private link, in a chunk of its own. */
  readonly followedOrder: ComponentType<{
    readonly asked: NonNullable<AskedOrder>;
    readonly onBack: () => void;
    readonly putOnDevice: PutOnDevice;
  }>;
  readonly putOnDevice: PutOnDevice;
};

/** /account: sign-in for customers, and their orders. */
export function AccountPage({
  signInForm,
  firstTab,
  resetToken,
  followedOrder: FollowedOrder,
  putOnDevice,
}: AccountPageProps): ReactNode {
  const text = useText(accountText);
  const { account: page } = useText(pagesText);
  const { user, isAdmin, loading } = useSession();
  const asked = useAskedOrder();
  useReturnPlace();
  useTopAtSignOut(user !== null);
  const navigate = useNavigate();
  if (asked) {
    // Replaces the entry, so that Back doesn't reopen the private link by accident.
    const leave = (): void => void navigate({ to: "/account", search: {}, replace: true });
    return (
      <div className="page-column max-w-3xl py-10">
        <FollowedOrder
          key={asked === "unreadable" ? asked : asked.token}
          asked={asked}
          onBack={leave}
          putOnDevice={putOnDevice}
        />
      </div>
    );
  }
  if (resetToken !== undefined) return <Narrow>{<Reset token={resetToken} />}</Narrow>;
  if (loading) return <Loading />;
  if (user) {
    return (
      <div className="page-column max-w-4xl py-10">
        <SignedIn user={user} isAdmin={isAdmin} putOnDevice={putOnDevice}>
          <DeviceOrders />
          <FavoriteList />
        </SignedIn>
        <OfflineBar text={text.offline} />
      </div>
    );
  }
  return (
    <Narrow>
      <h1 className="text-xl font-semibold">{page.title}</h1>
      <p className="mt-2 mb-6 text-muted">{page.description}</p>
      <SignedOut signInForm={signInForm} firstTab={firstTab} />
      <DeviceOrders />
      <FavoriteList />
      <OfflineBar text={text.offline} />
    </Narrow>
  );
}

/** Scrolls to the sign-in form when the session ends further down the page. */
function useTopAtSignOut(isSignedIn: boolean): void {
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (wasSignedIn.current && !isSignedIn) window.scrollTo({ top: 0, behavior: "instant" });
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn]);
}

/** Reads the private link from the URL fragment, which only the browser sees. */
function useAskedOrder(): AskedOrder {
  const hash = useLocation({ select: (location) => location.hash });
  return useHydrated() ? readOrderToken(hash) : undefined;
}

function Reset({ token }: { readonly token: string }): ReactNode {
  const navigate = useNavigate();
  const { refresh } = useAuthActions();
  function leave(): void {
    void navigate({ to: "/account", search: {}, replace: true });
  }
  return (
    <ResetForm
      token={token}
      onBack={leave}
      onChanged={() => {
        leave();
        // A new password ends the other sessions, and maybe this one.
        void refresh();
      }}
    />
  );
}

function Narrow({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="page-column max-w-lg py-10 lg:py-16">{children}</div>;
}

function Loading(): ReactNode {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner className="size-8 text-muted" />
    </div>
  );
}
