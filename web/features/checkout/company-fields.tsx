import { useState, type ReactNode } from "react";
import type { OrderField } from "#domain/order.ts";
import { checkoutText } from "#web/messages/checkout.ts";
import { useText } from "#web/messages/language.tsx";
import { EmailAndCompanyFields } from "#web/ui/email-and-company-fields.tsx";
import { ChevronDownIcon } from "#web/ui/icons.tsx";
import { useFieldProps, type OrderFieldsProps } from "./use-field-props.ts";

const fields: readonly OrderField[] = ["email", "company", "nipt"];

/** E-mail address and company, all optional: folded until they are needed. */
export function CompanyFields(props: Omit<OrderFieldsProps, "readPhone">): ReactNode {
  const { form, errors, questions } = props.state;
  const text = useText(checkoutText);
  const { typed } = useFieldProps(props);
  const [isFilled] = useState(() => fields.some((field) => form[field] !== ""));
  const [isOpened, setOpened] = useState(isFilled);
  const isAsked = questions.nipt !== undefined && questions.nipt === form.nipt && form.nipt !== "";
  const isOpen = isOpened || isAsked || fields.some((field) => errors[field]);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpened(event.currentTarget.open)}
      className="group border-y border-hairline sm:col-span-2"
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {text.companyTitle}
        <ChevronDownIcon className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-1 pb-4 sm:grid-cols-2">
        <EmailAndCompanyFields
          email={typed("email")}
          company={typed("company")}
          nipt={typed("nipt")}
          isNiptAsked={isAsked}
          text={text}
        />
      </div>
    </details>
  );
}
