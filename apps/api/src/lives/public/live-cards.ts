import type { Live } from '@arquiba/contract/live-views';
import type { MessageCard } from '@arquiba/contract/messages';
import { presentLives, type Reader, readingOf } from '../present-lives.ts';
import { findLives } from '../read-queries.ts';

const when = new Intl.DateTimeFormat('pt-BR', {
  ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  timeZone: 'America/Sao_Paulo',
});

/** The cards of lives in messages, each with its id; without what the viewer may not see, or see no more. */
export async function findLiveCards(
  context: Reader,
  targets: readonly string[],
): Promise<(MessageCard & { id: string })[]> {
  const ids = targets.filter((id) => /^\d{1,18}$/.test(id));
  if (ids.length === 0) return [];
  const lives = await presentLives(context, await findLives(context.db, ids, readingOf(context)));
  return lives.map((live) => ({
    ...{ id: live.id, kind: 'live', gone: false, path: `/lives/${live.id}`, title: live.title },
    detail: `${stateWords(live)} · ${live.author.displayName}`,
    picture: live.still,
  }));
}

function stateWords({ state, startsAt, replay }: Live): string {
  if (state === 'onAir' || state === 'away') return 'Ao vivo';
  if (state === 'ended') return replay ? 'Replay' : 'Encerrada';
  return startsAt ? `Agendada: ${when.format(new Date(startsAt))}` : 'Em preparo';
}
