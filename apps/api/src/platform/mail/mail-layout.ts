import { brand } from '@arquiba/contract/brand';
import type { FileReference } from '../files/file-reference.ts';
import type { Mail } from '../ports/mailer.ts';
import { mailPage, UNSUBSCRIBE } from './mail-page.ts';

/** A piece of a mail; text and HTML are both made from it. */
export type MailBlock =
  | { heading: string }
  | { paragraph: string }
  /** A long code to copy, such as that of a Pix. */
  | { copy: string }
  /** A thing of the shop. Its picture is a public file, by its path: see `fillPictures`. */
  | {
      good: {
        label: string;
        detail: string;
        picture: Pick<FileReference, 'path' | 'etag'>;
        url?: string;
      };
    }
  /** A code to type elsewhere, in large letters. */
  | { code: string }
  /** One of several things that happened, with its page. */
  | { item: { label: string; detail?: string; url: string } }
  | { button: { label: string; url: string } }
  /** In small print: most readers may skip it. */
  | { note: string };

export interface MailContent {
  subject: string;
  /** The sender: the network or the shop. */
  from?: 'network' | 'shop';
  /** What mailboxes show beside the subject; without it they show the first words of the mail. */
  preheader?: string;
  blocks: readonly MailBlock[];
  /** Why the reader gets this mail, for the footer. */
  because: string;
  /** Where the reader ends mails of this kind. */
  unsubscribeUrl?: string;
  /** Address of the site: `publicUrl` of the services. */
  site: URL;
}

/** Text and HTML of a mail from the same blocks. Add the recipient and pass it to `queueMail`. */
export function layOutMail(
  content: MailContent,
): Required<Pick<Mail, 'from' | 'subject' | 'text' | 'html'>> {
  for (const block of content.blocks) {
    if ('button' in block) checkWebAddress(block.button.url);
    if ('item' in block) checkWebAddress(block.item.url);
    if ('good' in block && block.good.url) checkWebAddress(block.good.url);
  }
  const { subject, from = 'network' } = content;
  return { from, subject, text: mailText(content), html: mailPage(content) };
}

function mailText({ from = 'network', blocks, because, site, ...more }: MailContent): string {
  const { name, slogan } = brand[from];
  const end = more.unsubscribeUrl ? [`${UNSUBSCRIBE}: ${more.unsubscribeUrl}`] : [];
  const footer = [because, ...end, `${name} · ${slogan}`, site.href].join('\n');
  return `${[name.toUpperCase(), ...blocks.map(blockText), `${RULE}\n${footer}`].join('\n\n')}\n`;
}

const RULE = '—'.repeat(24);

function blockText(block: MailBlock): string {
  if ('heading' in block) return `${block.heading}\n${'='.repeat([...block.heading].length)}`;
  if ('paragraph' in block) return block.paragraph;
  if ('code' in block) return `    ${block.code}`;
  if ('note' in block) return block.note;
  if ('copy' in block) return block.copy;
  if ('good' in block) return itemText(block.good);
  if ('item' in block) return itemText(block.item);
  return `${block.button.label}:\n${new URL(block.button.url).href}`;
}

function itemText({
  label,
  detail,
  url,
}: {
  label: string;
  detail?: string;
  url?: string;
}): string {
  const below = [...(detail ? [detail] : []), ...(url ? [new URL(url).href] : [])];
  return [`• ${label}`, ...below.map((line) => `  ${line}`)].join('\n');
}

function checkWebAddress(url: string): void {
  const { protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new Error(`A mail may only link to web addresses, not to ${protocol}`);
  }
}
