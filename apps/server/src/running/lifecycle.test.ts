import { pino } from 'pino';
import { expect, it } from 'vitest';
import { Lifecycle } from './lifecycle.ts';

const log = pino({ level: 'silent' });

it('closes in the reverse order, and goes on when one part fails', async () => {
  const life = new Lifecycle(log);
  const closed: string[] = [];
  for (const name of ['database', 'pool', 'server']) {
    await life.open(
      async () => name,
      async () => {
        closed.push(name);
        if (name === 'server') throw new Error('stuck');
      },
    );
  }
  life.end();
  await life.ended;
  expect(closed).toEqual(['server', 'pool', 'database']);
});

it('waits for what is being opened, closes it, and opens nothing more', async () => {
  const life = new Lifecycle(log);
  const slow = Promise.withResolvers<string>();
  const closed: string[] = [];
  const opening = life.open(
    () => slow.promise,
    async (name) => {
      closed.push(name);
    },
  );
  life.end();
  await expect(
    life.open(
      async () => 'late',
      async () => {},
    ),
  ).rejects.toThrow();
  slow.resolve('database');
  await opening;
  await life.ended;
  expect(closed).toEqual(['database']);
});

it('passes on the failure that began the end, and not those that followed', async () => {
  const life = new Lifecycle(log);
  life.end({ error: new Error('first') });
  life.end({ error: new Error('second') });
  await expect(life.ended).rejects.toThrow('first');
});
