import type { Notification, NotificationKind } from '@arquiba/contract/notifications';

/** With the name of who did it, and the name of the group, event or poll. */
const SENTENCES: Record<NotificationKind, (who: string, title: string) => string> = {
  'group-asked': (who, title) => `${who} pede para entrar em ${title}`,
  'group-accepted': (_, title) => `Você agora participa de ${title}`,
  'group-invited': (who, title) => `${who} convida você para ${title}`,
  'group-role': (_, title) => `Seu papel mudou em ${title}`,
  'group-post-waiting': (who, title) => `${who} escreveu em ${title} e espera aprovação`,
  'group-post-accepted': (_, title) => `Sua publicação foi aprovada em ${title}`,
  'group-post-hidden': (_, title) => `Sua publicação foi oculta em ${title}`,
  'event-invited': (who, title) => `${who} convida você para ${title}`,
  'event-changed': (_, title) => `Mudou: ${title}`,
  'event-cancelled': (_, title) => `Cancelado: ${title}`,
  'event-place': (_, title) => `Abriu uma vaga para você: ${title}`,
  'event-soon': (_, title) => `Está chegando: ${title}`,
  'poll-closed': (_, title) => `A enquete terminou: ${title}`,
};

export function noticeSentence({ kind, actor, title }: Notification): string {
  return SENTENCES[kind](actor?.displayName ?? 'Alguém', title);
}
