import { company } from "#domain/company.ts";
import type { MailContent } from "#server/jobs/mail/delivery.ts";

/** The parts of a mail, as plain text. */
export type MailParts = {
  readonly lang: keyof typeof words;
  readonly subject: string;
  /** Name in the greeting. */
  readonly name: string;
  readonly paragraphs: readonly string[];
  readonly table?: MailTable;
  /** Labels with their values, below the table. */
  readonly details?: readonly (readonly [label: string, value: string])[];
  readonly link: { readonly label: string; readonly url: string };
  /** Paragraphs below the link. */
  readonly closing: readonly string[];
};

/** Rows of items with their figures. The first column names the item. */
export type MailTable = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** Texts of the layout itself. */
const words = {
  en: { greeting: "Hello", linkHelp: "If the button doesn’t work, open this address:" },
  sq: { greeting: "Përshëndetje", linkHelp: "Nëse butoni nuk funksionon, hapni këtë adresë:" },
} as const;

/** The shop's own colours and face, as in web/styles/tokens.css. */
const [paper, raised, ink, muted, hairline, accent] = [
  "#fbfaf7",
  "#ffffff",
  "#16181d",
  "#5a5f69",
  "#e4e1da",
  "#b83c00",
];
const face = "'IBM Plex Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const small = `font-size:14px;color:${muted}`;
const cell = `padding:8px 0;border-bottom:1px solid ${hairline};vertical-align:top`;

/** Renders a mail as text and as HTML. The HTML escapes every part. */
export function layOutMail(parts: MailParts): MailContent {
  const said = words[parts.lang];
  const greeting = greet(said.greeting, parts.name);
  const signature = [company.name, company.phone.display, company.email];
  const content = { ...parts, greeting, linkHelp: said.linkHelp, signature };
  return { subject: parts.subject, text: toText(content), html: toHtml(content) };
}

type Content = MailParts & {
  readonly greeting: string;
  readonly linkHelp: string;
  readonly signature: readonly string[];
};

function toText(content: Content): string {
  const { table, details, link } = content;
  const rows = table?.rows.map((row) => rowAsText(table.columns, row.map(onOneLine))) ?? [];
  const facts = details?.map(([label, value]) => `${label}: ${onOneLine(value)}`) ?? [];
  return [
    content.greeting,
    ...content.paragraphs,
    rows.join("\n"),
    facts.join("\n"),
    `${link.label}:\n${link.url}`,
    ...content.closing,
    content.signature.join("\n"),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** The item on its own line, its figures below it. */
function rowAsText(
  columns: readonly string[],
  [thing = "", ...figures]: readonly string[],
): string {
  const named = figures.map((figure, index) => `${columns[index + 1] ?? ""}: ${figure}`);
  return `- ${thing}\n  ${named.join("; ")}`;
}

/** Keeps typed text on one line, so that it can't look like a line of the layout. */
function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function toHtml(content: Content): string {
  const { lang, subject, link } = content;
  const [label, url] = [escapeHtml(link.label), escapeHtml(link.url)];
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 8px;font-family:${face};font-size:16px;line-height:1.5;color:${ink};background:${paper};overflow-wrap:anywhere">
<div style="max-width:640px;margin:0 auto;padding:0 16px 16px;background:${raised};border:1px solid ${hairline};border-top:4px solid ${accent}">
<p style="margin:0 0 16px;padding:16px 0;border-bottom:1px solid ${hairline};font-size:18px;font-weight:600">${escapeHtml(company.name)}</p>
${[content.greeting, ...content.paragraphs].map(paragraph).join("\n")}
${tableAsHtml(content.table)}${(content.details ?? []).map(detail).join("\n")}
<p><a href="${url}" style="display:inline-block;padding:12px 20px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none;border-radius:4px">${label}</a></p>
<p style="${small}">${escapeHtml(content.linkHelp)}<br><span style="word-break:break-all">${url}</span></p>
${content.closing.map(paragraph).join("\n")}
<p style="${small};padding-top:12px;border-top:1px solid ${hairline}">${content.signature.map(escapeHtml).join("<br>")}</p>
</div>
</body>
</html>
`;
}

function tableAsHtml(table: MailTable | undefined): string {
  if (!table) return "";
  const align = (index: number): string =>
    index === 0
      ? "text-align:left;min-width:80px"
      : "text-align:right;white-space:nowrap;padding-left:8px";
  // On a phone, many columns need a smaller face.
  const size = table.columns.length > 4 ? 14 : 16;
  const head = table.columns.map(
    (column, index) => `<th scope="col" style="${cell};${align(index)}">${escapeHtml(column)}</th>`,
  );
  const rows = table.rows.map((row) => {
    const cells = row.map(
      (text, index) => `<td style="${cell};${align(index)}">${escapeHtml(text)}</td>`,
    );
    return `<tr>${cells.join("")}</tr>`;
  });
  return `<table style="border-collapse:collapse;width:100%;max-width:640px;margin-bottom:16px;font-size:${size}px;font-variant-numeric:tabular-nums">
<thead><tr>${head.join("")}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
`;
}

function detail([label, value]: readonly [string, string]): string {
  return `<p style="margin:8px 0;white-space:pre-line"><strong>${escapeHtml(label)}:</strong> ${escapeHtml(value)}</p>`;
}

/**
 * Greets by name, unless the name could be a message: anyone can sign up with anyone's address, and
 * the name they typed must not reach a stranger's inbox as a link or a sentence.
 */
function greet(greeting: string, name: string): string {
  const isName = name.length <= 60 && /^[\p{L}\p{M}'’ -]+(?:\. ?[\p{L}\p{M}'’ -]+)?$/u.test(name);
  const count = name.split(/\s+/).length;
  const isGreeted = isName && count <= 4 && !/\p{L}\.\p{L}/u.test(name);
  return isGreeted ? `${greeting} ${name},` : `${greeting},`;
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
