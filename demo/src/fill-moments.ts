import { listEvents } from '@arquiba/contract/events';
import { keepMoment, reactToMoment, seeMoment } from '@arquiba/contract/moment-acts';
import type { NewSticker } from '@arquiba/contract/moment-stickers';
import { createMoment } from '@arquiba/contract/moments';
import type { Artist } from './artist.ts';
import { type DemoMoment, moments } from './content/moments.ts';
import type { FillOptions } from './fill.ts';
import { type AccountOf, DRAWINGS_AT_ONCE, hoursBefore, step, storeFile } from './fill-step.ts';

/** Publishes the moments of the last day, and the achievements; some people have seen them. */
export async function publishMoments(
  options: FillOptions,
  accountOf: AccountOf,
  artist: Artist,
): Promise<void> {
  const at = hoursBefore(options.now, 0);
  const { items } = await options.callAs(null, { at })(listEvents, { once: 'true', limit: 1 });
  const eventSlug = items[0]?.slug;
  await step(options, 'Publicando moments', moments, DRAWINGS_AT_ONCE, async (moment) => {
    const { key, author, ago, alt, audience, achievement, seenBy = [] } = moment;
    const { id: authorId } = accountOf(author);
    const path = `/moments/${authorId}/${key}/1.${moment.clip ? 'mp4' : 'jpg'}`;
    await storeFile(options, path, await drawn(moment));
    const publishedAt = hoursBefore(options.now, ago);
    const call = options.callAs(authorId, { at: publishedAt });
    const media = { path, alt };
    const stickers = stickersOf(moment);
    const { id } = await call(createMoment, { media, stickers, audience: audience ?? 'public' });
    if (achievement) {
      const date = publishedAt.toISOString().slice(0, 10);
      await call(keepMoment, { id, achievement: { ...achievement, date } });
    }
    for (const [place, [viewer, reaction]] of seenBy.entries()) {
      const later = hoursBefore(options.now, (ago * (seenBy.length - place)) / (seenBy.length + 1));
      const look = options.callAs(accountOf(viewer).id, { at: later });
      await look(seeMoment, { id });
      if (reaction) await look(reactToMoment, { id, reaction });
    }
  });

  async function drawn({ key, author, alt, picture, clip }: DemoMoment) {
    const post = { key: `moment-${key}`, author, ago: 0, text: '' };
    const [file] = clip
      ? await artist.draw('clip', { ...post, clip: { ...clip, alt } })
      : await artist.draw(
          'picture',
          { ...post, pictures: picture ? [{ ...picture, alt }] : [] },
          0,
        );
    return file;
  }

  function stickersOf({ stickers = [], mentions, event }: DemoMoment): NewSticker[] {
    const all: NewSticker[] = [...stickers];
    if (mentions) {
      all.push({ kind: 'mention', x: 50, y: 12, username: accountOf(mentions).username });
    }
    if (event && eventSlug) all.push({ kind: 'event', x: 50, y: 92, slug: eventSlug });
    return all;
  }
}
