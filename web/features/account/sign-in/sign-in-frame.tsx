import type { ReactNode } from "react";
import { ProductPlaceholder } from "#web/ui/product-placeholder.tsx";

export type SignInFrameProps = {
  readonly title: string;
  readonly subtitle?: string;
  readonly lead: string;
  readonly children: ReactNode;
};

/** The layout of the admin sign-in pages: the form, and a drawing on wide screens. */
export function SignInFrame({ title, subtitle, lead, children }: SignInFrameProps): ReactNode {
  return (
    <div className="page-column grid items-center gap-x-12 py-10 lg:grid-cols-12 lg:py-20">
      <div className="mx-auto w-full max-w-md lg:col-span-5 lg:mx-0">
        {subtitle && <p className="kicker">{subtitle}</p>}
        <h1 className="mt-1 text-xl font-semibold">{title}</h1>
        <p className="mt-2 mb-8 text-muted">{lead}</p>
        {children}
      </div>
      <div className="hidden rounded-lg border border-hairline lg:col-span-7 lg:block">
        <ProductPlaceholder width={800} height={560} className="h-auto w-full rounded-lg" />
      </div>
    </div>
  );
}
