import { createAccount } from '@arquiba/contract/accounts';
import { follow } from '@arquiba/contract/follows';
import { createGroup, getGroup, joinGroup } from '@arquiba/contract/groups';
import { createPost } from '@arquiba/contract/posts';
import { restoreAccount } from '@arquiba/contract/privacy';
import { getProfile, updateProfile } from '@arquiba/contract/profiles';
import { leave } from '@arquiba/testing/deletions';
import { storeFile } from '@arquiba/testing/files';
import { mailOf } from '@arquiba/testing/mails';
import { actEverywhere } from '@arquiba/testing/network-life';
import { newPerson, type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purgeJob } from './purge-job.ts';

const DAY_MS = 24 * 60 * 60_000;
const GENEROUS = { size: 1000, seconds: 60 };
let app: TestApp;

beforeAll(async () => {
  // Each step of the deletion is followed by a wrong sign-in.
  const budgets = { credentials: GENEROUS, 'credentials-email': GENEROUS };
  app = await startTestApp({ started: true, budgets });
});
afterAll(() => app.close());

function purge(): Promise<void> {
  const signal = AbortSignal.timeout(60_000);
  return purgeJob.run(app.api.services, {}, { jobId: 'test', number: 1, signal });
}

/** A person with data in every feature, and a friend who stays. */
async function someoneWithALife(): Promise<{ person: Person; friend: Person }> {
  const [person, friend] = [await signUp(app), await signUp(app)];
  const avatar = await storeFile(app, `/profiles/${person.id}/avatar.png`);
  await person.call(updateProfile, { avatar });
  const media = [await storeFile(app, `/posts/${person.id}/1/foto.png`)];
  for (const text of ['Um #gol', 'Dois']) await person.call(createPost, { text, media });
  await friend.call(createPost, {
    text: 'Fico',
    media: [await storeFile(app, `/posts/${friend.id}/a.png`)],
  });
  await person.call(follow, { username: friend.username });
  await friend.call(follow, { username: person.username });
  const cover = await storeFile(app, `/groups/${person.id}/fica.png`);
  const shared = { name: `Fica ${person.id}`, description: 'De todos.', cover };
  await friend.call(joinGroup, await person.call(createGroup, shared));
  const gone = await storeFile(app, `/groups/${person.id}/some.png`);
  await person.call(createGroup, {
    name: `Some ${person.id}`,
    description: 'Só meu.',
    cover: gone,
  });
  await storeFile(app, `/groups/${person.id}/sem-uso.png`);
  await actEverywhere(app, person, friend, wordOf(person));
  return { person, friend };
}

/** A word that is in every text of a person. */
const wordOf = ({ id }: Person) => `palavra${id}`;

/** The columns of all tables in which an id or a word is still found. */
async function tracesOf(text: string): Promise<string[]> {
  const { rows: columns } = await app.pool.query(
    `SELECT format('%I.%I', table_schema, table_name) AS table, quote_ident(column_name) AS column
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'media')`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rowCount } = await app.pool.query(
      `SELECT FROM ${table} WHERE ${column}::text LIKE '%' || $1 || '%' LIMIT 1`,
      [text],
    );
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found.sort();
}

test('what refers to an account or a profile goes with it', async () => {
  const { rows } = await app.pool.query(
    `SELECT conrelid::regclass || ': ' || conname AS key FROM pg_constraint
     WHERE contype = 'f' AND confdeltype NOT IN ('c', 'n')
       AND confrelid IN ('account'::regclass, 'profile'::regclass)`,
  );
  expect(rows).toEqual([]);
});

test('after thirty days nothing is left but what others need, and the name is free', async () => {
  const { person, friend } = await someoneWithALife();
  await leave(app, person);
  app.clock.advance(30 * DAY_MS - 1);
  await purge();
  expect(await tracesOf(person.id)).toContain('public.account.id');
  app.clock.advance(1);
  await purge();
  await purge();
  // The cover of a group that continues stays in its folder. What announces deleted files goes when a job has read it.
  await expect
    .poll(() => tracesOf(person.id))
    .toEqual([
      ...['media.file.path', 'public.sports_group.cover', 'public.sports_group.name'],
      'public.sports_group.slug',
    ]);
  expect(await tracesOf(wordOf(person))).toEqual([]);
  const { rows: files } = await app.pool.query('SELECT path FROM media.file WHERE path LIKE $1', [
    `%${person.id}%`,
  ]);
  expect(files).toEqual([{ path: `/groups/${person.id}/fica.png` }]);
  expect(await app.call(getProfile, { username: friend.username })).toMatchObject({
    ...{ followers: 0, followed: 0 },
  });
  expect(await app.call(getGroup, { slug: `fica-${person.id}` })).toMatchObject({ memberCount: 1 });
  await expect(app.call(getGroup, { slug: `some-${person.id}` })).rejects.toMatchObject({
    code: 'not_found',
  });
  const { email, cpf_cnpj, socialName } = person.sent;
  await mailOf(app, { to: email, subject: 'A sua conta foi apagada' });
  const again = await app.call(createAccount, newPerson({ email, cpf_cnpj, socialName }));
  expect(again.username).toBe(person.username);
});

test('whoever came back in time is left alone', async () => {
  const { person } = await someoneWithALife();
  await leave(app, person);
  app.clock.advance(29 * DAY_MS);
  const { email, password } = person.sent;
  await app.call(restoreAccount, { email, password });
  app.clock.advance(30 * DAY_MS);
  await purge();
  await app.call(getProfile, { username: person.username });
  expect((await app.media.port.describe([`/profiles/${person.id}/avatar.png`])).size).toBe(1);
});

test('cut short at any step it goes on the next time, there is no way back, and others do not wait', async () => {
  const { hooks } = app.api.services;
  const steps = [...hooks.accountPurged];
  const people = [await someoneWithALife(), await someoneWithALife()].map(({ person }) => person);
  const [stuck, other] = people as [Person, Person];
  for (const person of people) await leave(app, person);
  app.clock.advance(31 * DAY_MS);
  for (let step = 0; step < steps.length; step += 1) {
    hooks.accountPurged = [
      ...steps.slice(0, step),
      async (services, accountId) => {
        if (accountId === stuck.id) throw new Error('cut short');
        await steps[step]?.(services, accountId);
      },
      ...steps.slice(step + 1),
    ];
    await expect(purge()).rejects.toThrow('1 accounts could not be purged');
    expect(await tracesOf(other.id)).not.toContain('public.account.id');
    const { email, password } = stuck.sent;
    await expect(app.call(restoreAccount, { email, password })).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
  }
  hooks.accountPurged = steps;
  await purge();
  expect(await tracesOf(stuck.id)).not.toContain('public.account.id');
});
