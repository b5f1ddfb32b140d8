import { brand } from '@arquiba/contract/brand';
import { saidOf } from '@arquiba/contract/notice-sentence';
import type { DigestFrequency, NotificationKind } from '@arquiba/contract/notifications';
import { cleanName } from '@arquiba/contract/person-name';
import { layOutMail, type MailBlock } from '../../platform/mail/mail-layout.ts';

const MOST_ITEMS = 10;
const LONGEST_EXCERPT = 120;

export interface DigestItem {
  kind: NotificationKind;
  count: number;
  title: string;
  excerpt: string;
  path: string;
  actors: readonly { displayName: string }[];
}

interface Digest {
  socialName: string;
  items: readonly DigestItem[];
  waiting: number;
  frequency: DigestFrequency;
  unsubscribeUrl: string;
  site: URL;
}

/** Of messages it says only how many conversations wait. */
export function digestMail({ items, waiting, site, ...digest }: Digest) {
  const { socialName, frequency, unsubscribeUrl } = digest;
  const shown = items.slice(0, MOST_ITEMS);
  const left = items.length - shown.length;
  const page = (path: string) => new URL(path, site).href;
  const subject = subjectOf(items, waiting);
  const often = frequency === 'weekly' ? 'uma vez por semana' : 'uma vez por dia';
  return layOutMail({
    subject,
    site,
    because: `Você recebe este resumo no máximo ${often}, se há algo que não viu.`,
    unsubscribeUrl,
    blocks: [
      { heading: `O que você perdeu, ${cleanName(socialName)}` },
      ...shown.map((item): MailBlock => ({ item: itemOf(item, page(item.path)) })),
      ...(left > 0 ? [{ item: { label: `e mais ${left}`, url: page('/notificacoes') } }] : []),
      ...(waiting > 0
        ? [{ item: { label: waitingText(waiting), url: page('/chat') } } satisfies MailBlock]
        : []),
      items.length > 0
        ? { button: { label: 'Ver as notificações', url: page('/notificacoes') } }
        : { button: { label: 'Ver as mensagens', url: page('/chat') } },
    ],
  });
}

function subjectOf(items: readonly DigestItem[], waiting: number): string {
  if (items.length === 0) return waitingText(waiting);
  const { name } = brand.network;
  return items.length === 1
    ? `Uma novidade para você na ${name}`
    : `${items.length} novidades para você na ${name}`;
}

function waitingText(count: number): string {
  return count === 1
    ? 'Uma conversa tem mensagens não lidas'
    : `${count} conversas têm mensagens não lidas`;
}

function itemOf({ excerpt, ...item }: DigestItem, url: string) {
  const actors = item.actors.map(({ displayName }) => ({ displayName: cleanName(displayName) }));
  const label = saidOf({ ...item, title: cleanName(item.title), actors });
  const detail = shortened(cleanName(excerpt));
  return { label, url, ...(detail && { detail: `“${detail}”` }) };
}

function shortened(text: string): string {
  const characters = [...text];
  if (characters.length <= LONGEST_EXCERPT) return text;
  return `${characters.slice(0, LONGEST_EXCERPT).join('').trimEnd()}…`;
}
