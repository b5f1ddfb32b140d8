import {
  createGroup,
  getGroup,
  getMostActiveGroup,
  joinGroup,
  leaveGroup,
  listGroups,
} from '@arquiba/contract/groups';
import { createPost } from '@arquiba/contract/posts';
import type { InputOf, OutputOf } from '@arquiba/contract/route';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const GENEROUS = { size: 100_000, seconds: 60 };
const DAY_MS = 24 * 60 * 60 * 1000;
let app: TestApp;
let founder: Person;
let other: Person;
let made = 0;

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
  [founder, other] = [await signUp(app), await signUp(app)];
});
afterAll(() => app.close());

function newGroup(changes: Partial<InputOf<typeof createGroup>> = {}) {
  made += 1;
  return { name: `Grupo número ${made}`, description: 'Quem chega joga.', ...changes };
}

function found(changes: Partial<InputOf<typeof createGroup>> = {}) {
  return founder.call(createGroup, newGroup(changes));
}

async function groupCount(): Promise<number> {
  const { rows } = await app.pool.query('SELECT count(*)::int FROM sports_group');
  return rows[0].count;
}

/** Counters, and the number of rows that they count. */
async function countsOf(slug: string) {
  const { rows } = await app.pool.query(
    `SELECT members, owners,
       (SELECT count(*)::int FROM sports_group_member WHERE group_id = id) AS "memberRows",
       (SELECT count(*)::int FROM sports_group_member
        WHERE group_id = id AND role = 'owner') AS "ownerRows"
     FROM sports_group JOIN sports_group_stat ON group_id = id WHERE slug = $1`,
    [slug],
  );
  return rows[0];
}

function counts(members: number, owners = 1) {
  return { members, owners, memberRows: members, ownerRows: owners };
}

async function makeOwner({ id }: Person, slug: string) {
  await app.pool.query(
    `WITH one AS (
       UPDATE sports_group_member SET role = 'owner' FROM sports_group
       WHERE sports_group.id = group_id AND slug = $2 AND account_id = $1 RETURNING group_id
     )
     UPDATE sports_group_stat SET owners = owners + 1 FROM one
     WHERE sports_group_stat.group_id = one.group_id`,
    [id, slug],
  );
}

describe('a group', () => {
  test('is created with its founder in it, and everyone can see it', async () => {
    const cover = await storeFile(app, `/groups/${founder.id}/capa.png`);
    const created = await founder.call(createGroup, {
      name: '  Várzea do Açude  ',
      description: `Pelada de domingo.\nTraga água. <script>alert(1)</script> @${other.username} @nao_existe`,
      sport: ' Futebol ',
      cover,
    });
    expect(created).toEqual({
      slug: 'varzea-do-acude',
      name: 'Várzea do Açude',
      description: `Pelada de domingo.\nTraga água. <script>alert(1)</script> @${other.username} @nao_existe`,
      mentions: [other.username],
      ...{
        sport: 'Futebol',
        city: '',
        access: 'open',
        memberCount: 1,
        joined: true,
        role: 'owner',
      },
      ...{ request: 'none', rules: '', questions: [], invitedBy: null, muted: false, waiting: 0 },
      ...{ approvesPosts: false, membersPlan: true },
      owners: [expect.objectContaining({ username: founder.username })],
      cover: {
        url: expect.stringContaining(app.media.port.urlOf(cover.path, 'image')),
        ...{ mime: 'image/png', width: 1, height: 1, alt: cover.alt },
        placeholder: expect.stringMatching(/^data:/),
      },
      createdAt: app.clock.now().toISOString(),
    });
    const { slug } = created;
    expect(await founder.call(getGroup, { slug })).toEqual(created);
    const outside = { ...created, role: null, waiting: null, owners: expect.anything() };
    expect(await other.call(getGroup, { slug })).toEqual({ ...outside, joined: false });
    expect(await app.call(getGroup, { slug })).toEqual({ ...outside, joined: null });
    expect(await app.call(getGroup, { slug: 'VARZEA-do-acude' })).toMatchObject({ slug });
    expect(await countsOf(slug)).toEqual(counts(1));
  });

  test('that does not exist is not found', async () => {
    for (const slug of ['nenhum', '%', "x' OR '1'='1", '😀']) {
      await expect(app.call(getGroup, { slug })).rejects.toMatchObject({ code: 'not_found' });
      await expect(founder.call(joinGroup, { slug })).rejects.toMatchObject({ code: 'not_found' });
      await expect(founder.call(leaveGroup, { slug })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });

  test('is created once for each key, however often it is sent', async () => {
    const before = await groupCount();
    const input = newGroup();
    const options = { idempotencyKey: 'um-grupo-so' };
    const first = await founder.call(createGroup, input, options);
    expect(await founder.call(createGroup, input, options)).toEqual(first);
    await expect(founder.call(createGroup, newGroup(), options)).rejects.toMatchObject({
      code: 'key_reused',
    });
    expect(await groupCount()).toBe(before + 1);
  });

  test('of a name that gives the same address is refused, also at the same moment', async () => {
    const names = ['Corrida da Orla', 'corrida da orla', 'CORRIDA  DA  ÓRLA', 'Corrida-da-orla!'];
    const answers = await Promise.allSettled(names.map((name) => found({ name })));
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(3);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({
        code: 'already_in_use',
        message: 'Já existe um grupo com este nome.',
      });
    }
  });
});

describe('refusing a group', () => {
  const file = { path: '/groups/1/capa.png' };
  test.each([
    ['name', { name: '' }],
    ['name', { name: ' ab ' }],
    ['name', { name: '🏀a' }],
    ['name', { name: '日本語' }],
    ['name', { name: '...---...' }],
    ['name', { name: 'x'.repeat(61) }],
    ['name', { name: 'x'.repeat(50_000) }],
    ['name', { name: 'a\0bc' }],
    ['name', { name: 'abc\ud83d' }],
    ['name', { name: { toString: 'abc' } as unknown as string }],
    ['description', { description: ' \n ' }],
    ['description', { description: 'x'.repeat(501) }],
    ['description', { description: 'a\0b' }],
    ['description', { description: undefined as unknown as string }],
    ['sport', { sport: 'x'.repeat(41) }],
    ['sport', { sport: '\0' }],
    ['slug', { slug: 'Com espaço' }],
    ['slug', { slug: '-hifen' }],
    ['slug', { slug: 'x'.repeat(81) }],
    ['city', { city: 'x'.repeat(81) }],
    ['rules', { rules: 'x'.repeat(2001) }],
    ['questions', { questions: ['1', '2', '3', '4', '5', '6'] }],
    ['questions.1', { questions: ['Joga?', ' '] }],
    ['questions.0', { questions: ['x'.repeat(201)] }],
    ['access', { access: 'secret' as 'open' }],
    ['access', { access: '__proto__' as 'open' }],
    ['cover.path', { cover: { path: 'groups/1/capa.png' } }],
    ['cover.path', { cover: { path: `/${'x'.repeat(600)}` } }],
    ['cover.path', { cover: { path: '/groups/1/\0.png' } }],
    ['cover.alt', { cover: { ...file, alt: 'x'.repeat(1001) } }],
  ])('names the field %s (%#)', async (field, changes) => {
    const before = await groupCount();
    const failure = await found(changes).catch((error) => error);
    expect(failure).toMatchObject({ code: 'invalid_input' });
    expect(Object.keys(failure.fields)).toContain(field);
    expect(await groupCount()).toBe(before);
  });

  test('60 characters that unfold into many more are not too many', async () => {
    const { slug } = await found({ name: '㎳'.repeat(60) });
    expect(slug).toBe('ms'.repeat(40));
  });

  test('fields that nobody may set are ignored', async () => {
    const sent = {
      ...newGroup(),
      ...{ memberCount: 999, hidden: true, approvesPosts: true, role: 'owner' },
      __proto__: { x: 1 },
    };
    const created = await founder.call(createGroup, sent);
    expect(created).toMatchObject({ memberCount: 1, approvesPosts: false });
  });

  test('with a cover that is someone else’s, of another place, of nowhere or no picture', async () => {
    const paths = [
      (await storeFile(app, `/groups/${other.id}/dela.png`)).path,
      (await storeFile(app, `/profiles/${founder.id}/avatar.png`)).path,
      (await storeFile(app, '/products/oculos.png')).path,
      `/groups/${founder.id}/nunca-enviada.png`,
      `/groups/${founder.id}/../${other.id}/dela.png`,
      `/groups/${founder.id}/%2e%2e/${other.id}/dela.png`,
      `/groups/${founder.id}`,
    ];
    const before = await groupCount();
    for (const path of paths) {
      await expect(found({ cover: { path } }), path).rejects.toMatchObject({ code: 'not_found' });
    }
    const text = await storeFile(app, `/groups/${founder.id}/texto.png`, 'text');
    await expect(found({ cover: text })).rejects.toMatchObject({
      fields: { cover: 'A capa precisa ser uma imagem' },
    });
    expect(await groupCount()).toBe(before);
  });

  test('from another site, and of a visitor', async () => {
    const { slug } = await found();
    const before = await groupCount();
    for (const [method, path] of [
      ['POST', '/api/groups'],
      ['PUT', `/api/groups/${slug}/membership`],
      ['DELETE', `/api/groups/${slug}/membership`],
    ]) {
      const response = await fetch(app.url + path, {
        method: method ?? '',
        headers: {
          ...{ origin: 'https://evil.example', cookie: other.cookie },
          ...(method !== 'DELETE' && { 'content-type': 'application/json' }),
        },
        ...(method !== 'DELETE' && { body: JSON.stringify(newGroup()) }),
      });
      expect(response.status).toBe(403);
    }
    await expect(app.call(createGroup, newGroup())).rejects.toMatchObject({
      code: 'sign_in_required',
    });
    for (const route of [joinGroup, leaveGroup]) {
      await expect(app.call(route, { slug })).rejects.toMatchObject({ code: 'sign_in_required' });
    }
    expect(await groupCount()).toBe(before);
    expect(await countsOf(slug)).toEqual(counts(1));
  });
});

describe('joining and leaving', () => {
  test('count once, however often they are asked', async () => {
    const { slug } = await found();
    for (let time = 0; time < 2; time += 1) {
      expect(await other.call(joinGroup, { slug })).toEqual({
        joined: true,
        request: 'none',
        memberCount: 2,
      });
    }
    expect(await other.call(getGroup, { slug })).toMatchObject({ joined: true, memberCount: 2 });
    expect(await countsOf(slug)).toEqual(counts(2));
    for (let time = 0; time < 2; time += 1) {
      expect(await other.call(leaveGroup, { slug })).toEqual({
        joined: false,
        request: 'none',
        memberCount: 1,
      });
    }
    expect(await other.call(getGroup, { slug })).toMatchObject({ joined: false, memberCount: 1 });
    expect(await countsOf(slug)).toEqual(counts(1));
  });

  test('a closed group takes a request, once, and keeps those who are in', async () => {
    const { slug } = await found({ access: 'closed' });
    for (let time = 0; time < 2; time += 1) {
      expect(await other.call(joinGroup, { slug })).toEqual({
        ...{ joined: false, request: 'pending', memberCount: null },
      });
    }
    expect(await other.call(getGroup, { slug })).toMatchObject({ request: 'pending' });
    expect(await founder.call(joinGroup, { slug })).toEqual({
      joined: true,
      request: 'none',
      memberCount: 1,
    });
    expect(await other.call(leaveGroup, { slug })).toEqual({
      joined: false,
      request: 'none',
      memberCount: null,
    });
    expect(await countsOf(slug)).toEqual(counts(1));
  });

  test('how many are in a closed group, and who answers for it, is told to its members only', async () => {
    const { slug } = await found({ access: 'closed', name: 'Grupo reservado' });
    const seenBy = async ({ call }: Pick<Person, 'call'>) => {
      const { items } = await call(listGroups, { q: 'Grupo reservado', limit: 1 });
      const { memberCount, owners } = await call(getGroup, { slug });
      return [items[0]?.memberCount, memberCount, owners.length];
    };
    expect(await seenBy(app)).toEqual([null, null, 0]);
    expect(await seenBy(other)).toEqual([null, null, 0]);
    expect(await seenBy(founder)).toEqual([1, 1, 1]);
  });

  test('a cursor of the list does not tell how many members a group has', async () => {
    const { nextCursor } = await app.call(listGroups, { limit: 1 });
    expect(Buffer.from(nextCursor ?? '', 'base64url').toString()).toMatch(/\["\d+"\]$/);
  });

  test('the last owner stays, even among members', async () => {
    const { slug } = await found();
    await other.call(joinGroup, { slug });
    await expect(founder.call(leaveGroup, { slug })).rejects.toMatchObject({
      code: 'not_allowed',
      message: 'Você é a única pessoa responsável por este grupo e não pode sair dele.',
    });
    expect(await founder.call(getGroup, { slug })).toMatchObject({ joined: true, memberCount: 2 });
    await makeOwner(other, slug);
    expect(await founder.call(leaveGroup, { slug })).toEqual({
      joined: false,
      request: 'none',
      memberCount: 1,
    });
    await expect(other.call(leaveGroup, { slug })).rejects.toMatchObject({ code: 'not_allowed' });
    expect(await countsOf(slug)).toEqual(counts(1));
  });

  test('of two owners who leave at the same moment one stays', async () => {
    const { slug } = await found();
    await other.call(joinGroup, { slug });
    await makeOwner(other, slug);
    const answers = await Promise.allSettled(
      [founder, other].map(({ call }) => call(leaveGroup, { slug })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await countsOf(slug)).toEqual(counts(1));
  });
});

describe('at the same moment', () => {
  const crowd: Person[] = [];
  // Each sign-up hashes a password, which is slow on purpose.
  beforeAll(async () => {
    for (let index = 0; index < 50; index += 1) crowd.push(await signUp(app));
  }, 120_000);

  test('50 people join, then half of them leave while half join again: all are counted', async () => {
    const { slug } = await found();
    await Promise.all(crowd.map(({ call }) => call(joinGroup, { slug })));
    expect(await countsOf(slug)).toEqual(counts(51));
    await Promise.all(
      crowd.map(({ call }, index) => call(index % 2 === 0 ? leaveGroup : joinGroup, { slug })),
    );
    expect(await countsOf(slug)).toEqual(counts(26));
  });

  test('one person asks 50 times: counted once', async () => {
    const { slug } = await found();
    await Promise.all(Array.from({ length: 50 }, () => other.call(joinGroup, { slug })));
    expect(await countsOf(slug)).toEqual(counts(2));
  });

  test('people join and leave the same groups in a crowd: nobody waits forever', async () => {
    const slugs = [(await found()).slug, (await found()).slug];
    await Promise.all(
      Array.from({ length: 120 }, (_, index) => {
        const { call } = crowd[index % 4] as Person;
        const slug = slugs[index % 2] ?? '';
        return call(index % 3 === 2 ? leaveGroup : joinGroup, { slug });
      }),
    );
    for (const slug of slugs) {
      const { members, owners, memberRows, ownerRows } = await countsOf(slug);
      expect({ members, owners }).toEqual({ members: memberRows, owners: ownerRows });
    }
  });
});

describe('the list', () => {
  let lone: TestApp;
  let people: Person[];
  const BY_SIZE = [
    ...['volei-de-praia', 'remada-livre', '100-corrida'],
    ...['basquete-de-rua', 'pelada-da-varzea'],
  ];

  beforeAll(async () => {
    lone = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
    people = [await signUp(lone), await signUp(lone), await signUp(lone)];
    const names: [name: string, sport: string, members: number][] = [
      ['Pelada da Várzea', 'Futebol', 1],
      ['Vôlei de Praia', 'Vôlei', 3],
      ['100% Corrida', 'Atletismo', 2],
      ['Remada_Livre', 'Remo', 2],
      ['Basquete de Rua', 'Basquete', 1],
    ];
    for (const [name, sport, members] of names) {
      lone.clock.advance(1000);
      const [owner, ...rest] = people as [Person, ...Person[]];
      const { slug } = await owner.call(createGroup, { name, sport, description: 'Vem.' });
      for (const { call } of rest.slice(0, members - 1)) await call(joinGroup, { slug });
    }
  });
  afterAll(() => lone.close());

  test('goes from the largest down, the newest first among equals, page by page', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page: OutputOf<typeof listGroups> = await lone.call(listGroups, { limit: 2, cursor });
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ slug }) => slug));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(BY_SIZE);
    const { items } = await (people[2] as Person).call(listGroups, {});
    expect(items.map(({ joined }) => joined)).toEqual([true, false, false, false, false]);
    expect(items.map(({ memberCount }) => memberCount)).toEqual([3, 2, 2, 1, 1]);
  });

  test.each([
    ['varzea', ['pelada-da-varzea']],
    ['VÁRZEA', ['pelada-da-varzea']],
    ['  vÔLEI ', ['volei-de-praia']],
    ['de', ['volei-de-praia', 'basquete-de-rua']],
    ['futebol', ['pelada-da-varzea']],
    ['', BY_SIZE],
    ['%', ['100-corrida']],
    ['％', ['100-corrida']],
    ['_', ['remada-livre']],
    ['\\', []],
    ["'; DROP TABLE sports_group; --", []],
    ['xadrez', []],
  ])('finds %j', async (q, expected) => {
    const { items } = await lone.call(listGroups, { q });
    expect(items.map(({ slug }) => slug)).toEqual(expected);
  });

  test('is searched page by page too', async () => {
    const first = await lone.call(listGroups, { q: 'de', limit: 1 });
    expect(first.items.map(({ slug }) => slug)).toEqual(['volei-de-praia']);
    const second = await lone.call(listGroups, {
      ...{ q: 'de', limit: 1 },
      cursor: first.nextCursor ?? '',
    });
    expect(second.items.map(({ slug }) => slug)).toEqual(['basquete-de-rua']);
    expect(second.nextCursor).toBeNull();
  });

  test.each([
    ['q', { q: 'x'.repeat(101) }],
    ['q', { q: 'a\0b' }],
    ['limit', { limit: 51 }],
    ['limit', { limit: 1.5 }],
  ])('refuses %s (%#)', async (field, input) => {
    await expect(lone.call(listGroups, input)).rejects.toMatchObject({
      fields: { [field]: expect.any(String) },
    });
  });

  test('refuses a cursor that it did not give', async () => {
    for (const cursor of ['x', 'AAAAAAAA', Buffer.from('[1,"2"]').toString('base64url')]) {
      await expect(lone.call(listGroups, { cursor })).rejects.toMatchObject({
        code: 'invalid_cursor',
      });
    }
  });

  test('most active is the one with the most posts and new members this week, else the largest', async () => {
    const active = async () => (await lone.call(getMostActiveGroup, {})).group?.slug;
    expect(await active()).toBe('volei-de-praia');
    lone.clock.advance(8 * DAY_MS);
    expect(await active()).toBe('volei-de-praia');
    const [, second] = people as [Person, Person];
    await second.call(joinGroup, { slug: 'pelada-da-varzea' });
    expect(await active()).toBe('pelada-da-varzea');
    expect((await second.call(getMostActiveGroup, {})).group).toMatchObject({
      ...{ slug: 'pelada-da-varzea', memberCount: 2, joined: true },
    });
    lone.clock.advance(8 * DAY_MS);
    expect(await active()).toBe('volei-de-praia');
    await second.call(createPost, { text: 'Domingo tem jogo', group: 'pelada-da-varzea' });
    expect(await active()).toBe('pelada-da-varzea');
    lone.clock.advance(8 * DAY_MS);
    expect(await active()).toBe('volei-de-praia');
  });
});

test('without groups the list is empty and none is the most active', async () => {
  const empty = await startTestApp();
  try {
    expect(await empty.call(listGroups, {})).toEqual({ items: [], nextCursor: null });
    expect(await empty.call(getMostActiveGroup, {})).toEqual({ group: null });
  } finally {
    await empty.close();
  }
});
