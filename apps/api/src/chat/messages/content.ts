import { createHash } from 'node:crypto';
import type { CardReference, sendMessage } from '@arquiba/contract/messages';
import { VOICE_BARS } from '@arquiba/contract/messages';
import type { ParsedInputOf } from '@arquiba/contract/route';
import { invalidInput } from '../../platform/calls/read-input.ts';
import type { SessionContext } from '../../platform/context.ts';
import { claimFiles, type FileReference } from '../../platform/files/file-reference.ts';
import type { VoiceRow } from '../tables.ts';
import { requireCard } from './cards.ts';

type Input = Omit<ParsedInputOf<typeof sendMessage>, 'id'>;

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
  const files = await claimFiles(context, 'messages', input.files);
  const voice = input.voice ? await claimVoice(context, input.voice) : null;
  const card = input.card ? await requireCard(context, input.card) : null;
  if (text === '' && files.length === 0 && !voice && !card) {
    throw invalidInput({ text: 'Escreva uma mensagem ou escolha um arquivo.' });
  }
  const paths = [...files, ...(voice ? [voice.file] : [])].map(({ path }) => path);
  // Before the commit: nobody sees an address without the restriction.
  if (paths.length > 0) await context.media.restrict(paths, true);
  return { clientId, hash: hashOf(input), text, files, voice, card, replyTo };
}

async function claimVoice(
  context: SessionContext,
  { path, bars }: NonNullable<Input['voice']>,
): Promise<VoiceRow> {
  const [file] = await claimFiles(context, 'messages', [{ path, alt: '' }]);
  if (!file || !/^(audio|video)\//.test(file.mime)) {
    throw invalidInput({ voice: 'A gravação não é um áudio. Grave de novo.' });
  }
  return { file, seconds: 0, bars: bars.slice(0, VOICE_BARS) };
}
