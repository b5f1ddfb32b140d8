import { sendLiveMessage } from '@arquiba/contract/live-chat';
import { addLiveChapter } from '@arquiba/contract/live-replays';
import { confirmAir, createLive, endLive } from '@arquiba/contract/lives';
import type { Artist } from './artist.ts';
import { alwaysOn, type DemoLive, lives } from './content/lives.ts';
import { clipSizes } from './content/post.ts';
import { posts } from './content/posts.ts';
import { CLOCK_SIZE } from './draw/clock.ts';
import type { FillOptions } from './fill.ts';
import { type AccountOf, hoursBefore, step } from './fill-step.ts';

const SPACE_BYTES = 1e9;
const MINUTE_MS = 60_000;

/** Lives that are over, one that is to come, and one that is always on: it repeats itself, and nothing runs for it. */
export async function broadcastLives(
  options: FillOptions,
  accountOf: AccountOf,
  artist: Artist,
): Promise<void> {
  const { media } = options;
  const work: (() => Promise<void>)[] = [...lives.map((live) => () => past(live)), next, always];
  await step(options, 'Transmitindo lives', work, 1, (broadcast) => broadcast());

  async function past(live: DemoLive): Promise<void> {
    const { author, title, description, sport, ago, clips, chat, chapters } = live;
    const authorId = accountOf(author).id;
    const beganAt = hoursBefore(options.now, ago);
    const call = options.callAs(authorId, { at: beganAt });
    const { id } = await call(createLive, { title, description, sport });
    const recordings: Buffer[] = [];
    for (const key of clips) recordings.push(await clipOf(key));
    await media.lives.import({
      ...{ id, recordings, beganAt, loops: false, size: clipSizes.wide },
      space: { name: authorId, quotaBytes: SPACE_BYTES },
    });
    await call(confirmAir, { id });
    for (const [writer, after, text] of chat) {
      const at = new Date(beganAt.getTime() + after * 1000);
      await options.callAs(accountOf(writer).id, { at })(sendLiveMessage, { id, text });
    }
    const endedAt = new Date(beganAt.getTime() + MINUTE_MS);
    const endCall = options.callAs(authorId, { at: endedAt });
    await endCall(endLive, { id });
    for (const [seconds, name] of chapters) {
      await endCall(addLiveChapter, { id, seconds, title: name });
    }
  }

  async function next(): Promise<void> {
    const call = options.callAs(accountOf('mare').id, { at: hoursBefore(options.now, 3) });
    // On the hour, as people announce it.
    const about = hoursBefore(options.now, -50);
    about.setUTCMinutes(0, 0, 0);
    const startsAt = about.toISOString();
    const title = 'Aquecimento antes do jogo';
    await call(createLive, { title, sport: 'Futebol', startsAt });
  }

  async function always(): Promise<void> {
    const { author, title, description, sport, ago, chat } = alwaysOn;
    const authorId = accountOf(author).id;
    const before = hoursBefore(options.now, ago).getTime();
    // From a whole minute on: its seconds are those of all clocks.
    const beganAt = new Date(before - (before % MINUTE_MS));
    const call = options.callAs(authorId, { at: beganAt });
    const { id } = await call(createLive, { title, description, sport });
    const recordings = await artist.draw('clock');
    await media.lives.import({
      ...{ id, recordings, beganAt, loops: true, size: CLOCK_SIZE },
      space: { name: authorId, quotaBytes: SPACE_BYTES },
    });
    await call(confirmAir, { id });
    for (const [place, [writer, text]] of chat.entries()) {
      const at = hoursBefore(options.now, chat.length - place);
      await options.callAs(accountOf(writer).id, { at })(sendLiveMessage, { id, text });
    }
  }

  async function clipOf(key: string): Promise<Buffer> {
    const post = posts.find((each) => each.key === key);
    const [file] = post ? await artist.draw('clip', post) : [];
    if (!file) throw new RangeError(`${key} has no clip`);
    return file;
  }
}
