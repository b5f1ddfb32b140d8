import type { FileView } from '@arquiba/contract/files';
import type { Message, MessageCard } from '@arquiba/contract/messages';
import type { SessionContext } from '../../platform/context.ts';
import type { FileReference } from '../../platform/files/file-reference.ts';
import { presentHeldFile } from '../../platform/files/present-file.ts';
import type { Seat } from '../seats/seat.ts';
import { describe } from './describe.ts';
import type { MessageRow } from './read-queries.ts';

/** How someone sees the messages of a conversation. */
export type Frame = Pick<Seat, 'staff' | 'state' | 'floor'>;

interface Shown {
  /** Null for those whose accounts are gone. */
  usernameOf(accountId: string | null): string | null;
  card: MessageCard | null;
}

export function presentMessage(
  context: Pick<SessionContext, 'media' | 'passes' | 'viewer'>,
  row: MessageRow,
  frame: Frame,
  { usernameOf, card }: Shown,
): Message {
  const { conversationId, seq, rev, clientId, fromShop, text, mentions, happening } = row;
  // Customers talk to the shop, not to the person at the counter.
  const senderOf = (message: { senderId: string | null; fromShop: boolean }) =>
    message.fromShop && !frame.staff ? null : usernameOf(message.senderId);
  const fileOf = (file: FileReference) =>
    presentHeldFile(context, file, { kind: 'message', id: conversationId, open: false });
  return {
    ...{ conversationId, seq, rev, clientId, fromShop, text, mentions, card },
    sender: senderOf(row),
    files: row.voice ? [] : (row.files ?? []).map(fileOf),
    voice: presentVoice(row, fileOf),
    link: frame.state === 'request' ? null : presentLink(row, fileOf),
    replyTo: presentReply(row, frame, senderOf),
    reactions: presentReactions(row, usernameOf),
    happening: happening && {
      ...{ kind: happening.kind, title: happening.title },
      person: usernameOf(happening.personId),
    },
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    unsent: row.unsentAt !== null,
  };
}

function presentLink(
  { link }: MessageRow,
  fileOf: (file: FileReference) => FileView,
): Message['link'] {
  return link && { ...link, picture: link.picture && fileOf(link.picture) };
}

function presentVoice(
  { voice, files }: MessageRow,
  fileOf: (file: FileReference) => { url: string; mime: string; original?: string | undefined },
): Message['voice'] {
  const [file] = files ?? [];
  if (!voice || !file) return null;
  const { url, original, mime } = fileOf(file);
  return { url: original ?? url, mime, ...voice };
}

/** Of a message that the viewer may not see, only its place is told. */
function presentReply(
  { replyTo, answered }: MessageRow,
  { floor }: Frame,
  senderOf: (message: { senderId: string | null; fromShop: boolean }) => string | null,
): Message['replyTo'] {
  if (replyTo === null) return null;
  if (!answered || replyTo <= floor) return { seq: replyTo, sender: null, excerpt: '' };
  return { seq: replyTo, sender: senderOf(answered), excerpt: describe(answered) };
}

function presentReactions(
  { reactions }: MessageRow,
  usernameOf: Shown['usernameOf'],
): Message['reactions'] {
  const groups = Map.groupBy(reactions ?? [], ({ reaction }) => reaction);
  return [...groups].flatMap(([reaction, rows]) => {
    const by = rows.flatMap(({ accountId }) => usernameOf(accountId) ?? []);
    return by.length > 0 ? { reaction, by } : [];
  });
}
