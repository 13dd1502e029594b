import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { company } from "#domain/company.ts";
import { useText } from "#web/messages/language.tsx";
import { shellText } from "#web/messages/shell.ts";
import { navItems } from "./nav-items.ts";

export function SiteFooter(): ReactNode {
  const text = useText(shellText);
  const { footer } = text;
  return (
    <footer data-print="hide" className="border-t border-hairline bg-sunken text-sm">
      <div className="page-column grid gap-x-8 gap-y-8 py-10 grid-cols-2 md:py-12 lg:grid-cols-[2fr_1fr_1.5fr_1fr]">
        <div className="max-sm:col-span-2">
          <p className="font-semibold">{text.siteName}</p>
          <p className="mt-2 max-w-80 text-muted">{footer.intro}</p>
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className={heading}>
            {footer.quickLinks}
          </h2>
          <ul>
            {navItems.map((item) => (
              <li key={item.label}>
                <Link to={item.to} className={footerLink}>
                  {text.menu[item.label]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-sm:order-last max-sm:col-span-2">
          <h2 className={heading}>{footer.contactInfo}</h2>
          <FooterContact />
        </div>
        <div>
          <h2 className={heading}>{text.hoursTitle}</h2>
          <p className="tabular-nums text-muted">{text.hours}</p>
        </div>
      </div>
      <div className="border-t border-hairline">
        <div className="page-column flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-xs text-muted">
          <p>{footer.copyright}</p>
          <nav aria-label={footer.legal}>
            <ul className="flex gap-5">
              <li>
                <Link to="/privacy" className={footerLink}>
                  {footer.privacy}
                </Link>
              </li>
              <li>
                <Link to="/terms" className={footerLink}>
                  {footer.terms}
                </Link>
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}

function FooterContact(): ReactNode {
  const { address } = company;
  return (
    <address className="text-muted not-italic">
      <span lang="sq">{address.street}</span>
      <br />
      {address.postalCode} {address.city}, {address.country}
      <br />
      <a href={company.phone.href} className={footerLink}>
        {company.phone.display}
      </a>
      <br />
      <a href={`mailto:${company.email}`} className={footerLink}>
        {company.email}
      </a>
    </address>
  );
}

const heading = "mb-2 font-semibold";
const footerLink =
  "inline-flex min-h-7 items-center text-muted hover:text-ink hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11";
