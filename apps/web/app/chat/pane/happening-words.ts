import type { Message } from '@arquiba/contract/messages';

type Happening = NonNullable<Message['happening']>;

const SENTENCES: Record<Happening['kind'], (who: string, person: string, title: string) => string> =
  {
    created: (who, _, title) => `${who} criou a conversa “${title}”`,
    renamed: (who, _, title) => `${who} mudou o nome para “${title}”`,
    added: (who, person) => `${who} adicionou ${person}`,
    removed: (who, person) => `${who} tirou ${person}`,
    left: (who) => `${who} saiu da conversa`,
    role: (_, person) => `${person} agora administra a conversa`,
  };

/** What happened to a conversation of several people. */
export function happeningWords(
  { happening, sender }: Message,
  nameOf: (username: string | null) => string,
): string {
  if (!happening) return '';
  const { kind, person, title } = happening;
  return SENTENCES[kind](nameOf(sender), nameOf(person), title);
}
