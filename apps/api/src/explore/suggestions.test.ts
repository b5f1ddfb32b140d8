import { follow } from '@arquiba/contract/follows';
import { setInterests } from '@arquiba/contract/interests';
import { createPost } from '@arquiba/contract/posts';
import { suggestProfiles, updateProfile } from '@arquiba/contract/profiles';
import { likePost } from '@arquiba/contract/reactions';
import { blockProfile, muteProfile } from '@arquiba/contract/safety';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refreshHot } from '../feed/hot-queries.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

/** New people, by a short name each. */
async function signUpAll<Name extends string>(...names: Name[]) {
  const people: [Name, Person][] = [];
  for (const name of names) people.push([name, await signUp(app, { socialName: `O ${name}` })]);
  return Object.fromEntries(people) as Record<Name, Person>;
}

const follows = (who: Person, { username }: Person) => who.call(follow, { username });

async function suggestedTo({ call }: Pick<Person, 'call'>) {
  const { items } = await call(suggestProfiles, { limit: 10 });
  return items.map(({ username, reason }) => [username, reason]);
}

test('the reason is what weighs most, and true', async () => {
  const { eu, amiga, amigo, craque, goleiro, corredora, vizinha, popular, novo } = await signUpAll(
    ...(['eu', 'amiga', 'amigo', 'craque', 'goleiro'] as const),
    ...(['corredora', 'vizinha', 'popular', 'novo'] as const),
  );
  for (const whom of [amiga, amigo]) await follows(eu, whom);
  for (const who of [amiga, amigo]) await follows(who, craque);
  await follows(amiga, goleiro);
  await follows(amiga, eu);
  for (const who of [vizinha, craque, goleiro]) await follows(who, popular);
  await eu.call(updateProfile, { city: 'São Luís' });
  await vizinha.call(updateProfile, { city: 'são luís' });
  const { id } = await corredora.call(createPost, { text: 'Dez no parque #Corrida #treino' });
  await eu.call(likePost, { id });

  expect(await suggestedTo(eu)).toEqual([
    ['o.corredora', 'Também fala de #Corrida'],
    ['o.vizinha', 'Também de são luís'],
    ['o.craque', '2 seguidores que você segue'],
    ['o.goleiro', '1 seguidor que você segue'],
    ['o.popular', '3 seguidores'],
    [novo.username, ''],
  ]);
  const visitors = await app.call(suggestProfiles, {});
  expect(visitors.items).toHaveLength(3);
  expect(visitors.items[0]).toMatchObject({
    ...{ username: 'o.popular', reason: '3 seguidores', following: null },
  });
});

test('who writes about a chosen sport is suggested for it', async () => {
  const { eu, levantadora, popular } = await signUpAll('eu', 'levantadora', 'popular');
  await follows(levantadora, popular);
  await levantadora.call(createPost, { text: 'Treino de vôlei hoje' });
  await refreshHot(app.api.services.db, app.clock.now());
  expect((await suggestedTo(eu))[0]).toEqual(['o.popular', '1 seguidor']);
  await eu.call(setInterests, { sports: ['volei'] });
  expect((await suggestedTo(eu))[0]).toEqual(['o.levantadora', 'Fala de Vôlei']);
});

test('who is blocked, muted, private or followed is not suggested; nor what followers read', async () => {
  const { eu, bloqueada, bloqueia, muda, privada, seguida, discreta } = await signUpAll(
    ...(['eu', 'bloqueada', 'bloqueia', 'muda', 'privada', 'seguida', 'discreta'] as const),
  );
  await eu.call(createPost, { text: 'Domingo de #regata' });
  for (const person of [bloqueada, bloqueia, muda, privada, seguida]) {
    await person.call(createPost, { text: 'Também na #regata' });
  }
  await discreta.call(createPost, { text: 'Só aqui: #regata', audience: 'followers' });
  await follows(eu, seguida);
  await eu.call(blockProfile, { username: bloqueada.username });
  await bloqueia.call(blockProfile, { username: eu.username });
  await eu.call(muteProfile, { username: muda.username });
  await privada.call(updateProfile, { private: true });
  expect(await suggestedTo(eu)).toEqual([['o.discreta', '']]);
});

describe('the order', () => {
  const subjects = ['corrida', 'trilha', 'remo', 'judô', 'surfe'];

  test('is that of .60 interests + .30 friends + .07 log followers + .03 log posts', async () => {
    const people: Person[] = [];
    for (let n = 0; n < 16; n += 1) people.push(await signUp(app));
    const [eu, ...others] = people as [Person, ...Person[]];
    const friends = others.slice(0, 5);
    const candidates = others.slice(5, 15);
    await eu.call(createPost, { text: subjects.map((tag) => `#${tag}`).join(' ') });
    for (const friend of friends) await follows(eu, friend);

    const expected: { username: string; score: number }[] = [];
    for (const [n, candidate] of candidates.entries()) {
      const [shared, known, strangers, written] = [(n * 3) % 6, (n * 7) % 5, (n * 5) % 8, n % 4];
      const { id, username, call } = candidate;
      if (shared > 0) {
        await call(createPost, {
          text: subjects
            .slice(0, shared)
            .map((tag) => `#${tag}`)
            .join(' '),
        });
      }
      for (let m = 0; m < written; m += 1) await call(createPost, { text: `Sem assunto ${m}` });
      for (const friend of friends.slice(0, known)) await follows(friend, candidate);
      await app.pool.query(
        'UPDATE profile_stat SET followers = followers + $2 WHERE account_id = $1',
        [id, strangers * 1000],
      );
      const followers = known + strangers * 1000;
      const posts = written + Math.sign(shared);
      const score =
        (0.6 * shared) / (shared + 3) +
        (0.3 * known) / (known + 3) +
        (0.07 * Math.log(1 + followers)) / Math.log(1_000_000) +
        (0.03 * Math.log(1 + posts)) / Math.log(10_000);
      expected.push({ username, score });
    }
    expected.sort((a, b) => b.score - a.score);
    const shown = await suggestedTo(eu);
    expect(shown.map(([username]) => username)).toEqual(expected.map(({ username }) => username));
  });
});
