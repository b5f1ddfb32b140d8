import { follow } from '@arquiba/contract/follows';
import {
  getProfile,
  listProfiles,
  suggestProfiles,
  updateProfile,
} from '@arquiba/contract/profiles';
import { currentSession } from '@arquiba/contract/sessions';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function hide({ id }: Person): Promise<void> {
  await app.pool.query('UPDATE profile SET hidden = true WHERE account_id = $1', [id]);
}

describe('a profile', () => {
  test('is the same for all but for what concerns the viewer', async () => {
    const club = await signUp(app, {
      type: 'Clube',
      subtype: 'Time amador',
      socialName: 'Onze FC',
    });
    const fan = await signUp(app);
    await fan.call(follow, { username: club.username });
    const bio = `O time de @${fan.username} e @ninguem_mais`;
    await club.call(updateProfile, { bio });
    const seen = {
      ...{ username: 'onze.fc', displayName: 'Onze FC', verified: false },
      ...{ type: 'Clube', category: 'Time amador', avatar: null, cover: null },
      ...{
        bio,
        mentions: [fan.username],
        city: '',
        links: [],
        posts: 0,
        followers: 1,
        followed: 0,
      },
      ...{ private: false, followable: true, followRequests: null },
      ...{ blocked: false, muted: false },
      memberSince: app.clock.now().toISOString(),
    };
    const input = { username: 'onze.fc' };
    expect(await app.call(getProfile, input)).toEqual({ ...seen, following: null, own: false });
    expect(await fan.call(getProfile, input)).toEqual({ ...seen, following: 'yes', own: false });
    expect(await club.call(getProfile, input)).toEqual({
      ...{ ...seen, following: null, own: true, followRequests: 0 },
    });
  });

  test('is found whatever the case of its name', async () => {
    const { username } = await signUp(app, { socialName: 'Caixa Alta' });
    expect(await app.call(getProfile, { username: 'Caixa.ALTA' })).toMatchObject({ username });
  });

  test('wears the verified mark once the operator gave it', async () => {
    const { username } = await signUp(app);
    await app.api.backOffice().accounts.verify(username);
    expect(await app.call(getProfile, { username })).toMatchObject({ verified: true });
    await expect(app.api.backOffice().accounts.verify('ninguem')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('that is hidden is as good as none', async () => {
    const person = await signUp(app);
    await hide(person);
    const { username } = person;
    await expect(app.call(getProfile, { username })).rejects.toMatchObject({ code: 'not_found' });
    await expect(person.call(getProfile, { username })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test.each(['ninguem', "x' OR 1=1", '%2e%2e%2f', '../../etc', 'a\\b', '%'])(
    'is not found under %j',
    async (username) => {
      await expect(app.call(getProfile, { username })).rejects.toMatchObject({
        code: 'not_found',
      });
    },
  );

  test.each(['\0', 'x'.repeat(61)])('hostile name %# is refused by the field', async (username) => {
    await expect(app.call(getProfile, { username })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { username: expect.any(String) },
    });
  });
});

describe('one’s own profile', () => {
  test('has at most one empty line in a row in its bio', async () => {
    const person = await signUp(app);
    const bio = '  Goleira \r\n\n \n\n\nDesde 2009\nem Natal\n\n\n';
    expect(await person.call(updateProfile, { bio })).toMatchObject({
      bio: 'Goleira\n\nDesde 2009\nem Natal',
    });
  });

  test('changes where asked and only there', async () => {
    const { id, call } = await signUp(app);
    const avatar = await storeFile(app, `/profiles/${id}/avatar.png`);
    const cover = await storeFile(app, `/profiles/${id}/capa.png`);
    const text = `<script>alert(1)</script> & "aspas" 'simples' \u202e ⚽`;
    await call(updateProfile, { bio: text, city: 'Recife' });
    const changed = await call(updateProfile, { avatar, cover });
    expect(changed).toMatchObject({ bio: text, city: 'Recife', own: true });
    expect(changed.avatar).toEqual({
      url: expect.stringContaining(`${app.media.port.urlOf(avatar.path, 'image')}?v=`),
      mime: 'image/png',
      width: 1,
      height: 1,
      placeholder: expect.stringMatching(/^data:/),
      alt: 'Descrição de avatar.png',
    });
    const { account } = await call(currentSession, {});
    expect(account?.avatar).toBe(changed.avatar?.url);
    const cleared = await call(updateProfile, { avatar: null });
    expect(cleared).toMatchObject({ avatar: null, cover: changed.cover, bio: text });
    expect(await call(updateProfile, {})).toEqual(cleared);
  });

  test('takes no file of someone else, of another place or of nowhere', async () => {
    const person = await signUp(app);
    const other = await signUp(app);
    const paths = [
      (await storeFile(app, `/profiles/${other.id}/dela.png`)).path,
      (await storeFile(app, `/posts/${person.id}/1/foto.png`)).path,
      `/profiles/${person.id}/nunca-enviada.png`,
      `/profiles/${person.id}/../${other.id}/dela.png`,
      `/profiles/${person.id}/%2e%2e/${other.id}/dela.png`,
      `/profiles/${person.id}\\..\\${other.id}\\dela.png`,
      `/profiles/${person.id}`,
    ];
    for (const path of paths) {
      const failure = person.call(updateProfile, { bio: 'mudou', avatar: { path } });
      await expect(failure, path).rejects.toMatchObject({ code: 'not_found' });
    }
    const { username } = person;
    expect(await person.call(getProfile, { username })).toMatchObject({ bio: '', avatar: null });
  });

  test('shows pictures only', async () => {
    const { id, call } = await signUp(app);
    const text = await storeFile(app, `/profiles/${id}/texto.txt`, 'text');
    await expect(call(updateProfile, { cover: text })).rejects.toMatchObject({
      fields: { cover: 'A capa precisa ser uma imagem' },
    });
  });

  test.each([
    ['bio', 'x'.repeat(501)],
    ['bio', 'x'.repeat(50_000)],
    ['bio', 'a\0b'],
    ['bio', 'a\udfffb'],
    ['city', 'x'.repeat(81)],
    ['city', '\0'],
  ])('%s refuses hostile text by its name', async (field, value) => {
    const { call } = await signUp(app);
    await expect(call(updateProfile, { [field]: value })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { [field]: expect.any(String) },
    });
  });

  test('half a character in a description is refused before anything is stored', async () => {
    const { id, call } = await signUp(app);
    const { path } = await storeFile(app, `/profiles/${id}/avatar.png`);
    await expect(call(updateProfile, { avatar: { path, alt: '\ud83d' } })).rejects.toMatchObject({
      fields: { 'avatar.alt': expect.any(String) },
    });
  });

  test('is nobody’s without a session', async () => {
    await expect(app.call(updateProfile, { bio: 'x' })).rejects.toMatchObject({
      code: 'sign_in_required',
    });
  });
});

describe('a name of the house', () => {
  test('is given by the operator, to one profile only', async () => {
    const network = await signUp(app, { socialName: 'Arquiba' });
    expect(network.username).toBe('arquiba2');
    await app.api.backOffice().accounts.giveUsername(network.id, 'arquiba');
    expect(await app.call(getProfile, { username: 'arquiba' })).toMatchObject({
      displayName: 'Arquiba',
    });
    const other = await signUp(app);
    await expect(
      app.api.backOffice().accounts.giveUsername(other.id, 'arquiba'),
    ).rejects.toMatchObject({
      code: 'already_in_use',
    });
  });
});

describe('the list of profiles', () => {
  let listApp: TestApp;
  let people: Person[];

  beforeAll(async () => {
    listApp = await startTestApp();
    people = [];
    for (let index = 0; index < 8; index += 1) {
      people.push(await signUp(listApp, { type: index % 2 === 0 ? 'Atleta' : 'Clube' }));
      listApp.clock.advance(1000);
    }
    // The first has one follower, the second two, and so on; the last has none.
    for (const [index, { username }] of people.slice(0, 4).entries()) {
      for (const { call } of people.slice(4, 5 + index)) await call(follow, { username });
    }
  });
  afterAll(() => listApp.close());

  async function walk(limit: number, type?: 'Atleta' | 'Clube') {
    const pages = [];
    let cursor: string | null | undefined;
    do {
      const page = await listApp.call(listProfiles, {
        limit,
        ...(cursor && { cursor }),
        ...(type && { type }),
      });
      pages.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor);
    return pages;
  }

  test('goes from the most followed down, each once, whatever the size of a page', async () => {
    const expected = [3, 2, 1, 0, 7, 6, 5, 4].map((index) => people[index]?.username);
    for (const limit of [1, 3, 50]) {
      const profiles = await walk(limit);
      expect(profiles.map(({ username }) => username)).toEqual(expected);
      expect(profiles.map(({ followers }) => followers)).toEqual([4, 3, 2, 1, 0, 0, 0, 0]);
    }
  });

  test('may be of one type', async () => {
    const clubs = await walk(2, 'Clube');
    expect(clubs.map(({ username }) => username)).toEqual(
      [3, 1, 7, 5].map((index) => people[index]?.username),
    );
  });

  test('leaves out the viewer and the people they follow', async () => {
    const [, , , , fan] = people as [Person, Person, Person, Person, Person];
    const { items } = await fan.call(listProfiles, {});
    const unknown = people.slice(5).map(({ username }) => username);
    expect(items.map(({ username }) => username).toSorted()).toEqual(unknown.toSorted());
    expect(items.every((item) => item.following === 'no')).toBe(true);
  });

  test('and the suggestions never show who is hidden', async () => {
    const [, , , popular] = people as [Person, Person, Person, Person];
    await listApp.pool.query('UPDATE profile SET hidden = true WHERE account_id = $1', [
      popular.id,
    ]);
    const { items } = await listApp.call(suggestProfiles, { limit: 10 });
    for (const shown of [await walk(50), items]) {
      expect(shown).toHaveLength(7);
      expect(shown.map(({ username }) => username)).not.toContain(popular.username);
    }
  });

  test.each(['x', 'W10', '!', 'AAAA'.repeat(50)])('refuses the cursor %j', async (cursor) => {
    await expect(listApp.call(listProfiles, { cursor })).rejects.toMatchObject({
      code: 'invalid_cursor',
    });
  });

  test.each([0, -1, 51, 1.5, '1e9', 'NaN'])('refuses pages of %j', async (limit) => {
    await expect(listApp.call(listProfiles, { limit: limit as number })).rejects.toMatchObject({
      fields: { limit: expect.any(String) },
    });
  });
});
