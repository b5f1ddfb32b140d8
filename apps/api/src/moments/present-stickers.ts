import type { NewSticker, Sticker } from '@arquiba/contract/moment-stickers';
import type { EventOfPost } from '@arquiba/contract/posts';
import { loadEvents } from '../events/public/load-events.ts';
import type { Context } from '../platform/context.ts';
import { resolveUsernames } from '../profiles/public/resolve-username.ts';
import type { MomentRow } from './read-queries.ts';

type Reader = Pick<Context, 'db' | 'clock' | 'media' | 'passes' | 'viewer'>;

/** What stickers name elsewhere, as the viewer may see it. */
export interface Named {
  usernames: ReadonlySet<string>;
  events: ReadonlyMap<string, EventOfPost>;
}

/** Three statements at most, whatever the number of moments. */
export async function loadNamed(
  context: Reader,
  rows: readonly Pick<MomentRow, 'stickers'>[],
): Promise<Named> {
  const all = rows.flatMap(({ stickers }) => stickers);
  const names = all.flatMap((each) => (each.kind === 'mention' ? each.username : []));
  const slugs = all.flatMap((each) => (each.kind === 'event' ? each.slug : []));
  return {
    usernames: new Set((await resolveUsernames(context, names)).keys()),
    events: await loadEvents(context, slugs),
  };
}

export function presentStickers(
  { stickers, choice, votes }: Pick<MomentRow, 'stickers' | 'choice' | 'votes'>,
  own: boolean,
  { usernames, events }: Named,
): Sticker[] {
  return stickers.flatMap((sticker): Sticker[] => {
    switch (sticker.kind) {
      case 'mention':
        return [{ ...sticker, linked: usernames.has(sticker.username) }];
      case 'poll':
        return [{ ...sticker, options: optionsOf(sticker) }];
      case 'event': {
        const event = events.get(sticker.slug);
        if (!event) return [];
        const { title, startsAt, timeZone } = event;
        return [{ ...sticker, title, startsAt, timeZone }];
      }
      default:
        return [sticker];
    }
  });

  function optionsOf({ options }: Extract<NewSticker, { kind: 'poll' }>) {
    const isOpen = own || choice !== null;
    return options.map((label, index) => ({
      ...{ label, chosen: choice === index },
      votes: isOpen ? (votes?.[index] ?? 0) : null,
    }));
  }
}
