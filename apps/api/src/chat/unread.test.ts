import { randomUUID } from 'node:crypto';
import {
  clearConversation,
  countUnread,
  createConversation,
  getConversation,
  markDelivered,
  markRead,
  renameConversation,
} from '@arquiba/contract/conversations';
import { follow } from '@arquiba/contract/follows';
import { sendMessage, unsendMessage } from '@arquiba/contract/messages';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

const GENEROUS = { size: 100_000, seconds: 60 };
const STEPS = 40;
let app: TestApp;
let people: [Person, Person, Person];

beforeAll(async () => {
  const budgets = { read: GENEROUS, write: GENEROUS, signals: GENEROUS };
  app = await startTestApp({ budgets });
  people = [await signUp(app), await signUp(app), await signUp(app)];
  for (const each of people.slice(1)) await each.call(follow, { username: people[0].username });
});
afterAll(() => app.close());

/** The same numbers for the same seed. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** What someone has not read, by its definition. */
interface Known {
  /** The sender of each message; null for what happened or was taken back. */
  senders: (number | null)[];
  read: number[];
  cleared: number[];
}

function unreadOf({ senders, read, cleared }: Known, who: number): number {
  const from = Math.max(read[who] ?? 0, cleared[who] ?? 0);
  return senders.slice(from).filter((sender) => sender !== null && sender !== who).length;
}

test.each([1, 2, 3])(
  'whatever is done, unread is what the others wrote since (seed %i)',
  async (seed) => {
    const random = randomFrom(seed);
    const usernames = people.slice(1).map(({ username }) => username);
    const { id } = await people[0].call(createConversation, { title: 'Placar', usernames });
    const known: Known = { senders: [null], read: [0, 0, 0], cleared: [0, 0, 0] };
    for (let step = 0; step < STEPS; step += 1) {
      const who = random(3);
      const { call } = people[who] as Person;
      const last = known.senders.length;
      const act = random(10);
      if (act < 4) {
        await call(sendMessage, { id, clientId: randomUUID(), text: `${step}` });
        known.senders.push(who);
        known.read[who] = last + 1;
      } else if (act < 7) {
        // Backwards too, and beyond the end: it only rises, up to the end.
        const seq = random(last + 5);
        await call(act === 4 ? markDelivered : markRead, { id, seq });
        if (act !== 4) known.read[who] = Math.max(known.read[who] ?? 0, Math.min(seq, last));
      } else if (act === 7) {
        const seq = known.senders.lastIndexOf(who) + 1;
        if (seq > (known.cleared[who] ?? 0)) {
          await call(unsendMessage, { id, seq });
          known.senders[seq - 1] = null;
        }
      } else if (act === 8) {
        await people[0].call(renameConversation, { id, title: `Placar ${step}` });
        known.senders.push(null);
      } else if (random(4) === 0) {
        await call(clearConversation, { id });
        known.cleared[who] = last;
        known.read[who] = last;
      }
      for (const [index, person] of people.entries()) {
        const { unread, readSeq } = await person.call(getConversation, { id });
        expect({ step, index, unread, readSeq }).toEqual({
          ...{ step, index, unread: unreadOf(known, index), readSeq: known.read[index] },
        });
      }
    }
    for (const person of people) {
      const { unread } = await person.call(getConversation, { id });
      await person.call(markRead, { id, seq: known.senders.length });
      const before = (await person.call(countUnread, {})).inbox;
      expect(before, `unread was ${unread}`).toBe(0);
    }
  },
  60_000,
);

test('more than a hundred are counted as a hundred', async () => {
  const [ana, bia] = people;
  const { id } = await ana.call(createConversation, { title: 'Muitas', usernames: [bia.username] });
  for (let n = 0; n < 105; n += 1) {
    await ana.call(sendMessage, { id, clientId: randomUUID(), text: `${n}` });
  }
  expect(await bia.call(getConversation, { id })).toMatchObject({ unread: 100 });
});
