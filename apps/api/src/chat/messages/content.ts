import { createHash } from 'node:crypto';
import type { CardReference, sendMessage } from '@arquiba/contract/messages';
import { VOICE_MAX_SECONDS } from '@arquiba/contract/messages';
import type { ParsedInputOf } from '@arquiba/contract/route';
import { invalidInput } from '../../platform/calls/read-input.ts';
import type { SessionContext } from '../../platform/context.ts';
import { claimFiles, type FileReference } from '../../platform/files/file-reference.ts';
import type { VoiceRow } from '../tables.ts';
import { requireCard } from './cards.ts';

type Input = Omit<ParsedInputOf<typeof sendMessage>, 'id'>;

/** A recorder that stops at the limit writes a little more. */
const GRACE_SECONDS = 2;

/** A message as it is to be stored; its files exist, belong to the sender and are restricted. */
export interface Content {
  clientId: string;
  hash: Buffer;
  text: string;
  files: FileReference[];
  voice: VoiceRow | null;
  card: CardReference | null;
  replyTo: number | null;
}

/** The same for the same content: a message that is sent again is recognized by it. */
export function hashOf({ text, files, voice, card, replyTo }: Input): Buffer {
  const content = [
    text,
    files.map(({ path, alt }) => [path, alt]),
    voice ? [voice.path, voice.bars] : null,
    card ? [card.kind, card.target] : null,
    replyTo ?? null,
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest();
}

/** Asks the media service and other features before the conversation is locked. */
export async function prepareContent(context: SessionContext, input: Input): Promise<Content> {
  const { clientId, text, replyTo = null } = input;
  const named = input.voice ? [{ path: input.voice.path, alt: '' }] : input.files;
  const files = await claimFiles(context, 'messages', named);
  const voice = input.voice ? await measureVoice(context, input.voice) : null;
  const card = input.card ? await requireCard(context, input.card) : null;
  if (text === '' && files.length === 0 && !card) {
    throw invalidInput({ text: 'Escreva uma mensagem ou escolha um arquivo.' });
  }
  // Before the commit: nobody sees an address without the restriction.
  if (files.length > 0) {
    await context.media.restrict(
      files.map(({ path }) => path),
      true,
    );
  }
  return { clientId, hash: hashOf(input), text, files, voice, card, replyTo };
}

/** The bars are only a picture; how long it is comes from the file. */
async function measureVoice(
  { media }: SessionContext,
  { path, bars }: NonNullable<Input['voice']>,
): Promise<VoiceRow> {
  const milliseconds = await media.soundMs(path);
  if (milliseconds === null) {
    throw invalidInput({ voice: 'A gravação não pode ser ouvida. Grave de novo.' });
  }
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  if (seconds > VOICE_MAX_SECONDS + GRACE_SECONDS) {
    throw invalidInput({ voice: `A gravação passa de ${VOICE_MAX_SECONDS / 60} minutos.` });
  }
  return { seconds, bars };
}
