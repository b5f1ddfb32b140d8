import { createHash } from 'node:crypto';
import { ApiError } from '@arquiba/contract/errors';
import { MOST_SHARE_TARGETS, type shareCard as route } from '@arquiba/contract/messages';
import type { Operation } from '../../platform/calls/operation.ts';
import { invalidInput } from '../../platform/calls/read-input.ts';
import type { SessionContext } from '../../platform/context.ts';
import { countSend } from '../../posts/public/count-send.ts';
import { resolveOther } from '../../profiles/public/resolve-username.ts';
import { openDirect } from '../conversations/open-conversation.ts';
import { requireCard } from '../messages/cards.ts';
import { hashOf } from '../messages/content.ts';
import { writeMessage } from '../messages/write-message.ts';

/** One transaction for each target: one that refuses does not keep the others from getting it. */
export const shareCard: Operation<typeof route> = async (context, input) => {
  const { clientId, text, conversationIds, usernames } = input;
  const count = new Set([...conversationIds, ...usernames]).size;
  if (count === 0) throw invalidInput({ usernames: 'Escolha para quem enviar.' });
  if (count > MOST_SHARE_TARGETS) {
    throw invalidInput({ usernames: `São no máximo ${MOST_SHARE_TARGETS} de cada vez.` });
  }
  const card = await requireCard(context, input.card);
  const content = { text, files: [], voice: null, card, replyTo: null };
  const hash = hashOf({ clientId, text, files: [], card });
  const { targets, refused } = await findTargets(context, conversationIds, usernames);
  const sent: string[] = [];
  for (const [id, name] of targets) {
    const own = clientIdFor(clientId, id);
    const problem = await writeMessage(context, id, { ...content, clientId: own, hash }).then(
      () => null,
      refusal,
    );
    if (problem) refused.push(name);
    else sent.push(name);
  }
  if (card.kind === 'post' && sent.length > 0) await countSend(context, card.target);
  return { sent, refused };
};

/** Conversations by id, each with the name by which it was asked for, in the order of their ids. */
async function findTargets(
  context: SessionContext,
  conversationIds: readonly string[],
  usernames: readonly string[],
) {
  const found = new Map(conversationIds.map((id) => [id, id]));
  const refused: string[] = [];
  for (const username of new Set(usernames)) {
    const id = await resolveOther(context, username, 'escrever para')
      .then((otherId) => openDirect(context, otherId))
      .catch((error) => refusal(error) && null);
    if (id === null) refused.push(username);
    else found.set(id, username);
  }
  const targets = [...found].toSorted(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1));
  return { targets, refused };
}

/** What someone may not do is an answer here; anything else fails the call. */
function refusal(error: unknown): ApiError {
  if (error instanceof ApiError && error.status < 500) return error;
  throw error;
}

/** The same for the same request and conversation: a repetition sends nothing twice. */
function clientIdFor(clientId: string, conversationId: string): string {
  const hex = createHash('sha256').update(`${clientId} ${conversationId}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`];
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
