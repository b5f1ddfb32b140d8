import { brand } from '@arquiba/contract/brand';
import { escapeHtml } from './escape-html.ts';

/** A piece of a mail; text and HTML are both made from it. */
export type MailBlock =
  | { heading: string }
  | { paragraph: string }
  | { code: string }
  | { button: { label: string; url: string } };

export interface MailContent {
  subject: string;
  /** Whose mail it is: the network's or the shop's. */
  from?: 'network' | 'shop';
  blocks: readonly MailBlock[];
}

/** Text and HTML of a mail from the same blocks; add the address and give it to `queueMail`. */
export function layOutMail(content: MailContent): { subject: string; text: string; html: string } {
  const { name, slogan } = brand[content.from ?? 'network'];
  const text = [...content.blocks.map(blockText), `${name}\n${slogan}`].join('\n\n');
  return {
    subject: content.subject,
    text: `${text}\n`,
    html: page(content.subject, name, slogan, content.blocks.map(blockHtml).join('\n')),
  };
}

function blockText(block: MailBlock): string {
  if ('heading' in block) return block.heading;
  if ('paragraph' in block) return block.paragraph;
  if ('code' in block) return `    ${block.code}`;
  return `${block.button.label}:\n${webAddress(block.button.url)}`;
}

function blockHtml(block: MailBlock): string {
  if ('heading' in block) {
    return `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(block.heading)}</h1>`;
  }
  if ('paragraph' in block) {
    return `<p style="margin:0 0 16px">${escapeHtml(block.paragraph).replaceAll('\n', '<br>')}</p>`;
  }
  if ('code' in block) {
    return `<p class="code" style="margin:0 0 16px;padding:16px;border-radius:12px;background:#fff1e5;font:700 28px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px;text-align:center">${escapeHtml(block.code)}</p>`;
  }
  const { label, url } = block.button;
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(webAddress(url))}" class="button" style="display:inline-block;padding:12px 24px;border-radius:12px;background:#ff7a1a;color:#1c1512;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

// Mail programs ignore style sheets in part, so the light look is inline and the dark one overrides it.
function page(title: string, name: string, slogan: string, body: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #14110f !important; color: #f6efe9 !important; }
  .card { background: #1e1a17 !important; border-color: #342d28 !important; }
  .code { background: #342d28 !important; }
  .name { color: #ffa15c !important; }
  .foot { color: #a99c92 !important; }
}
</style>
</head>
<body class="page" style="margin:0;background:#fffbf7;color:#1c1512;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px"><tr><td style="text-align:left">
<p class="name" style="margin:0 0 16px;color:#b34700;font-size:20px;font-weight:800">${escapeHtml(name)}</p>
<div class="card" style="padding:24px 24px 8px;border:1px solid #e9dfd6;border-radius:16px;background:#ffffff">
${body}
</div>
<p class="foot" style="margin:16px 0 0;color:#6b5f57;font-size:13px">${escapeHtml(name)} · ${escapeHtml(slogan)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function webAddress(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new Error(`A mail may only link to web addresses, not to ${protocol}`);
  }
  return href;
}
