import { brand } from '@arquiba/contract/brand';
import { escapeHtml } from '../escape-html.ts';
import type { MailBlock, MailContent } from './mail-layout.ts';
import { pictureMark } from './mail-pictures.ts';

/**
 * The HTML of a mail. Mail programs ignore parts of style sheets and block pictures at first, so the style is
 * inline, the logo is drawn with table cells, and only the dark overrides are in the head.
 */
export function mailPage({ from = 'network', ...content }: MailContent): string {
  const { name, slogan } = brand[from];
  const look = LOOKS[from];
  const body = content.blocks.map((block) => blockHtml(block, look)).join('\n');
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>
@media (max-width: 480px) {
  .inner { padding-left: 22px !important; padding-right: 22px !important; }
  .head { padding-left: 22px !important; }
  .code { font-size: 29px !important; letter-spacing: 5px !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #14110f !important; color: #f6efe9 !important; }
  .card { background: #1e1a17 !important; border-color: #342d28 !important; }
  .code { background: #33200f !important; border-color: #5c3a1c !important; color: #f6efe9 !important; }
  .item { border-color: #342d28 !important; color: #f6efe9 !important; }
  .copy { background: #2a2420 !important; border-color: #342d28 !important; color: #f6efe9 !important; }
  .foot, .note { color: #a99c92 !important; }
  .shop-band { background: #1e1a17 !important; border-color: #342d28 !important; color: #f6efe9 !important; }
  .shop-step { background: #2a2420 !important; }
  .shop-button { background: #f6efe9 !important; color: #14110f !important; }
}
</style>
</head>
<body class="page" style="margin:0;background:#fffbf7;color:#1c1512;font:16px/1.55 ${FONT}">
${preheader(content.preheader)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;border-collapse:separate">
<tr><td class="head ${look.band.className}" style="${look.band.style}padding:0 0 0 32px;border-radius:16px 16px 0 0">${masthead(name, look)}</td></tr>
<tr><td class="inner card" style="padding:32px 32px 16px;border:1px solid #e9dfd6;border-top:0;border-radius:0 0 16px 16px;background:#ffffff;text-align:left">
${body}
</td></tr>
<tr><td class="inner foot" style="padding:20px 32px 0;color:#6b5f57;font-size:13px;line-height:1.5;text-align:left">${escapeHtml(content.because)}<br>${unsubscribeLink(content)}${escapeHtml(name)} · ${escapeHtml(slogan)}<br><a href="${escapeHtml(content.site.href)}" class="foot" style="color:#6b5f57">${escapeHtml(content.site.host)}</a></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

export const UNSUBSCRIBE = 'Não quero mais receber';

function unsubscribeLink({ unsubscribeUrl }: Pick<MailContent, 'unsubscribeUrl'>): string {
  if (!unsubscribeUrl) return '';
  return `<a href="${escapeHtml(unsubscribeUrl)}" class="foot" style="color:#6b5f57">${UNSUBSCRIBE}</a><br>`;
}

const FONT = `Archivo,system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;

interface Look {
  band: { className: string; style: string };
  step: { className: string; colour: string };
  button: { className: string; style: string };
}

/** The network's mails are orange; the shop keeps orange for price and purchase. */
const LOOKS: Record<'network' | 'shop', Look> = {
  network: {
    band: { className: 'band', style: 'background:#ff7a1a;color:#1c1512;' },
    step: { className: 'step', colour: '#f56a06' },
    button: { className: 'button', style: 'background:#ff7a1a;color:#1c1512' },
  },
  shop: {
    band: {
      className: 'shop-band',
      style: 'background:#ffffff;color:#1c1512;border:1px solid #e9dfd6;',
    },
    step: { className: 'shop-step', colour: '#f7efe8' },
    button: { className: 'shop-button', style: 'background:#1c1512;color:#fffbf7' },
  },
};

/** The logo and the name, with rising terraces at the right. */
function masthead(name: string, look: Look): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td width="44" style="padding:18px 0">${mark(look)}</td>
<td style="padding:0 0 0 12px;font:900 28px/1 ${FONT};font-stretch:72%;letter-spacing:-0.3px">${escapeHtml(name.toLowerCase())}</td>
${[26, 53, 80].map((height) => step(height, look)).join('')}
</tr></table>`;
}

function step(height: number, { step: { className, colour } }: Look): string {
  const rounded = height === 80 ? ';border-radius:0 15px 0 0' : '';
  return `<td width="30" valign="bottom" style="font-size:0;line-height:0"><div class="${className}" style="height:${height}px;background:${colour}${rounded}"></div></td>`;
}

/** Three steps with a slanted end, dark on orange; on the orange band the colours are swapped. */
function mark({ band }: Look): string {
  const [ground, steps] =
    band.className === 'band' ? ['#1c1512', '#ff7a1a'] : ['#ff7a1a', '#1c1512'];
  const bars = [10, 18, 26].map(
    (width) =>
      `<div style="width:${width}px;height:0;margin:0 0 2px auto;border-bottom:7px solid ${steps};border-left:4px solid transparent"></div>`,
  );
  return `<div role="presentation" style="box-sizing:border-box;width:44px;height:44px;padding:9px 7px 0 0;border-radius:12px;background:${ground};font-size:0;line-height:0">${bars.join('')}</div>`;
}

function blockHtml(block: MailBlock, { button }: Look): string {
  if ('heading' in block) {
    return `<h1 style="margin:0 0 16px;font:800 30px/1.1 ${FONT};font-stretch:75%;letter-spacing:-0.2px">${escapeHtml(block.heading)}</h1>`;
  }
  if ('paragraph' in block) return `<p style="margin:0 0 16px">${lines(block.paragraph)}</p>`;
  if ('note' in block) {
    return `<p class="note" style="margin:0 0 16px;color:#6b5f57;font-size:14px;line-height:1.5">${lines(block.note)}</p>`;
  }
  if ('code' in block) {
    return `<p class="code" style="margin:0 0 20px;padding:18px 8px 18px 16px;border:1px solid #ffd2ad;border-radius:14px;background:#ffeee1;font:800 36px/1.15 ${FONT};letter-spacing:8px;text-align:center;white-space:nowrap">${escapeHtml(block.code)}</p>`;
  }
  if ('copy' in block) {
    return `<p class="copy" style="margin:0 0 20px;padding:14px 16px;border:1px solid #e9dfd6;border-radius:14px;background:#f7efe8;color:#1c1512;font:15px/1.5 ui-monospace,Menlo,Consolas,monospace;word-break:break-all">${escapeHtml(block.copy)}</p>`;
  }
  if ('good' in block) return goodHtml(block.good);
  if ('item' in block) return itemHtml(block.item);
  const { label, url } = block.button;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 20px"><tr><td class="${button.className}" style="${button.style};border-radius:999px"><a href="${escapeHtml(new URL(url).href)}" class="${button.className}" style="display:inline-block;padding:14px 28px;border-radius:999px;${button.style};font-weight:700;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

/** The picture has a bright ground in the dark too: frames are drawn for one. */
function goodHtml({ label, detail, picture, url }: Extract<MailBlock, { good: unknown }>['good']) {
  const name = escapeHtml(label);
  const title = url
    ? `<a href="${escapeHtml(new URL(url).href)}" class="item" style="color:#1c1512;font-weight:600;text-decoration:none">${name}</a>`
    : `<b>${name}</b>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr>
<td width="96" valign="top" style="padding:0 16px 0 0"><img src="${pictureMark(picture)}" alt="${name}" width="96" height="72" style="display:block;width:96px;height:72px;border-radius:10px;background:#f7efe8;object-fit:contain"></td>
<td valign="middle">${title}<br><span class="note" style="color:#6b5f57;font-size:14px">${escapeHtml(detail)}</span></td>
</tr></table>`;
}

function itemHtml({ label, detail, url }: { label: string; detail?: string; url: string }): string {
  const below = detail
    ? `<br><span class="note" style="color:#6b5f57;font-size:14px">${escapeHtml(detail)}</span>`
    : '';
  return `<p class="item" style="margin:0 0 14px;padding:0 0 14px;border-bottom:1px solid #e9dfd6"><a href="${escapeHtml(new URL(url).href)}" class="item" style="color:#1c1512;font-weight:600;text-decoration:none">${escapeHtml(label)}</a>${below}</p>`;
}

/** Visible only in the list of a mailbox; the blanks keep the following text out of it. */
function preheader(text: string | undefined): string {
  if (!text) return '';
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${'&#8199;&#847; '.repeat(60)}</div>`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
