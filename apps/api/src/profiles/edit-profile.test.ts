import { getAccountData } from '@arquiba/contract/account-data';
import { follow } from '@arquiba/contract/follows';
import { answerGuardianRequest } from '@arquiba/contract/guardians';
import { createPost, deletePost, listProfilePosts } from '@arquiba/contract/posts';
import { listOpenPosts, pinPost, unpinPost } from '@arquiba/contract/profile-posts';
import {
  checkUsername,
  getOwnProfile,
  getProfile,
  updateProfile,
} from '@arquiba/contract/profiles';
import { storeFile } from '@arquiba/testing/files';
import { guardianToken } from '@arquiba/testing/guardian-token';
import { type Person, signUp, signUpMinor } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const DAY = 24 * 60 * 60 * 1000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const rename = ({ call }: Person, username: string) => call(updateProfile, { username });
const TAKEN = { code: 'already_in_use', fields: { username: expect.any(String) } };

describe('the name and the category', () => {
  test('are saved with the rest, in the account too; another name loses the mark', async () => {
    const person = await signUp(app, { type: 'Comunicador', subtype: 'Narrador' });
    await app.api.backOffice().accounts.verify(person.username);
    const changed = await person.call(updateProfile, {
      subtype: 'Influencer',
      bio: 'Na beira do campo',
    });
    expect(changed).toMatchObject({
      category: 'Influencer',
      bio: 'Na beira do campo',
      verified: true,
    });
    const username = 'voz.do.estadio';
    expect(
      await person.call(updateProfile, { socialName: 'Voz do Estádio', subtype: null, username }),
    ).toMatchObject({
      ...{ displayName: 'Voz do Estádio', category: 'Comunicador', username, verified: false },
    });
    expect(await person.call(getAccountData, {})).toMatchObject({
      ...{ socialName: 'Voz do Estádio', type: 'Comunicador', subtype: null },
      name: person.sent.name,
    });
    // Opening a profile accepts requests, in the same transaction.
    await person.call(updateProfile, { private: true });
    expect(
      await person.call(updateProfile, { private: false, socialName: 'Voz da Geral' }),
    ).toMatchObject({ private: false, displayName: 'Voz da Geral' });
  });

  test('are all saved or none: a refused part keeps everything as it was', async () => {
    const [person, other] = [await signUp(app, { type: 'Comunicador' }), await signUp(app)];
    const before = await person.call(getOwnProfile, {});
    const data = await person.call(getAccountData, {});
    const good = { socialName: 'Outro Nome', bio: 'outra bio' };
    for (const [wrong, field] of [
      [{ username: other.username }, 'username'],
      [{ username: 'outro.nome', subtype: 'Astronauta' }, 'subtype'],
      [{ username: 'outro.nome', socialName: '  ' }, 'socialName'],
    ] as const) {
      await expect(person.call(updateProfile, { ...good, ...wrong })).rejects.toMatchObject({
        fields: { [field]: expect.any(String) },
      });
    }
    expect(await person.call(getOwnProfile, {})).toEqual(before);
    expect(await person.call(getAccountData, {})).toEqual(data);
  });
});

describe('a username', () => {
  test('is changed, and the one before leads to the new one for 30 days, then is free', async () => {
    const [person, other] = [await signUp(app, { socialName: 'Bia Bola' }), await signUp(app)];
    expect(await rename(person, ' Bia_10 ')).toMatchObject({ username: 'bia_10' });
    expect(await app.call(getProfile, { username: 'Bia.Bola' })).toMatchObject({
      username: 'bia_10',
    });
    const { id } = await person.call(createPost, { text: 'ainda sou eu' });
    for (const route of [listProfilePosts, listOpenPosts]) {
      const { items } = await app.call(route, { username: 'Bia.Bola' });
      expect(items).toMatchObject([{ id }]);
    }
    expect(await other.call(follow, { username: 'bia.bola' })).toMatchObject({ followers: 1 });
    expect(await other.call(checkUsername, { username: 'bia.bola' })).toEqual({ available: false });
    await expect(rename(other, 'bia.bola')).rejects.toMatchObject(TAKEN);
    // A new person of that name does not get it either.
    expect((await signUp(app, { socialName: 'Bia Bola' })).username).toBe('bia.bola2');

    app.clock.advance(30 * DAY);
    await expect(app.call(getProfile, { username: 'bia.bola' })).rejects.toMatchObject({
      code: 'not_found',
    });
    const cookie = await app.signIn(other.id);
    expect(await app.as(cookie)(updateProfile, { username: 'bia.bola' })).toMatchObject({
      username: 'bia.bola',
    });
  });

  test('changes twice in 30 days, there and back', async () => {
    const person = await signUp(app);
    const { username } = person;
    await rename(person, 'nome.um');
    expect(await person.call(checkUsername, { username })).toEqual({ available: true });
    await rename(person, username);
    const own = await person.call(getOwnProfile, {});
    const nextAt = new Date(app.clock.now().getTime() + 30 * DAY).toISOString();
    expect(own.usernameChanges).toEqual({ left: 0, nextAt });
    await expect(rename(person, 'nome.dois')).rejects.toMatchObject({
      code: 'not_allowed',
      fields: { username: expect.stringContaining('no máximo 2 vezes em 30 dias') },
    });
    // Sending the same username is not a change.
    expect(await person.call(updateProfile, { username, bio: 'fico' })).toMatchObject({
      ...{ username, bio: 'fico' },
    });
  });

  test('of the house, or of someone else, is taken; nothing more is told', async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    await app.pool.query('UPDATE profile SET hidden = true WHERE account_id = $1', [other.id]);
    for (const username of [
      'admin',
      'a.r.q.u.i.b.a',
      'aro',
      'suporte_',
      'editar',
      other.username,
    ]) {
      const answer = await person.call(checkUsername, { username });
      expect([username, answer]).toEqual([username, { available: false }]);
      await expect(rename(person, username)).rejects.toMatchObject(TAKEN);
    }
    const own = { username: person.username };
    expect(await person.call(checkUsername, own)).toEqual({ available: true });
    await expect(app.call(checkUsername, own)).rejects.toMatchObject({ code: 'sign_in_required' });
  });

  test.each([
    'ab',
    'x'.repeat(31),
    'com espaço',
    'açaí',
    '.ponto',
    'ponto.',
    'a..b',
    '../..',
    'a\0b',
  ])('%j is refused by the field', async (username) => {
    const person = await signUp(app);
    for (const route of [updateProfile, checkUsername]) {
      await expect(person.call(route, { username })).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { username: expect.any(String) },
      });
    }
  });

  test('that several want at the same moment is one’s', async () => {
    const crowd = [await signUp(app), await signUp(app), await signUp(app), await signUp(app)];
    const tries = await Promise.allSettled(crowd.map((person) => rename(person, 'camisa.dez')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of tries) {
      if (each.status === 'rejected') expect(each.reason).toMatchObject(TAKEN);
    }
  });
});

describe('links', () => {
  test('are at most five, with https, and shown as they were given', async () => {
    const person = await signUp(app);
    const links = [
      { label: ' <b>Site</b> ', url: 'https://exemplo.com.br/a?b=1#c' },
      { label: 'Acentos', url: 'https://açaí.com.br/maçã' },
    ];
    const changed = await person.call(updateProfile, { links });
    expect(changed.links).toEqual([
      { label: '<b>Site</b>', url: 'https://exemplo.com.br/a?b=1#c' },
      { label: 'Acentos', url: expect.stringMatching(/^https:\/\/xn--[a-z0-9-]+\.com\.br\/ma%C3/) },
    ]);
    const six = Array.from({ length: 6 }, () => ({ label: 'x', url: 'https://exemplo.com' }));
    await expect(person.call(updateProfile, { links: six })).rejects.toMatchObject({
      fields: { links: 'No máximo 5 links' },
    });
    const { username } = person;
    expect((await app.call(getProfile, { username })).links).toHaveLength(2);
    expect((await person.call(updateProfile, { links: [] })).links).toEqual([]);
  });

  test.each([
    'javascript:alert(1)',
    'http://exemplo.com',
    'https://eu:senha@exemplo.com',
    'https://localhost',
    'data:text/html,x',
    'exemplo.com',
    `https://exemplo.com/${'x'.repeat(300)}`,
    '',
  ])('%j is no address', async (url) => {
    const person = await signUp(app);
    await expect(
      person.call(updateProfile, { links: [{ label: 'x', url }] }),
    ).rejects.toMatchObject({ fields: { 'links.0.url': expect.any(String) } });
  });
});

describe('what the owner wants and what a guardian rules', () => {
  test('do not overwrite each other', async () => {
    const child = await signUpMinor(app);
    const { username } = child;
    expect(await child.call(getOwnProfile, {})).toMatchObject({
      ...{ private: true, guarded: true, privateByChoice: false },
    });
    await child.call(updateProfile, { private: true });
    const token = await guardianToken(app, child.guardianEmail);
    await app.call(answerGuardianRequest, { token, answer: 'confirm' });
    expect(await child.call(getOwnProfile, {})).toMatchObject({
      ...{ private: true, guarded: false, privateByChoice: true },
    });
    await child.call(updateProfile, { private: false });
    expect(await app.call(getProfile, { username })).toMatchObject({ private: false });
  });
});

describe('pictures', () => {
  test('may be a part of another, and are removed once they are replaced', async () => {
    const person = await signUp(app);
    const folder = `/profiles/${person.id}/1`;
    const { path } = await storeFile(app, `${folder}/rosto.png`);
    const geometry = { offset: { x: 0, y: 0 }, size: { width: 1, height: 1 } };
    const crop = {
      inputPath: 'rosto.png',
      pipeline: { steps: [{ type: 'crop', geometry }] },
    };
    await app.media.port.store({
      ...{ path: `${path}.crop`, mime: 'application/json', originalFileName: 'rosto.png.crop' },
      content: Buffer.from(JSON.stringify(crop)),
    });
    const { avatar } = await person.call(updateProfile, { avatar: { path: `${path}.crop` } });
    expect(avatar).toMatchObject({ mime: 'image/png', width: 1, height: 1 });
    expect(avatar?.url).toContain('/image/');

    const next = await storeFile(app, `/profiles/${person.id}/2/outro.png`);
    await person.call(updateProfile, { cover: next });
    await person.call(updateProfile, { avatar: next });
    const left = await app.media.port.describe([path, `${path}.crop`, next.path]);
    expect([...left.keys()]).toEqual([next.path]);
    await person.call(updateProfile, { avatar: null });
    expect((await app.media.port.describe([next.path])).size).toBe(1);
  });
});

describe('the pinned post', () => {
  test('stands before the others of the first page and only once', async () => {
    const person = await signUp(app);
    const { username } = person;
    const ids: string[] = [];
    for (const text of ['um', 'dois', 'três']) {
      app.clock.advance(1000);
      ids.push((await person.call(createPost, { text })).id);
    }
    const [first, second, third] = ids as [string, string, string];
    await person.call(pinPost, { id: first });
    const page = await app.call(listProfilePosts, { username, limit: 2 });
    expect(page.items.map(({ id, pinned }) => [id, pinned])).toEqual([
      ...[[first, true]],
      ...[[third, false]],
      ...[[second, false]],
    ]);
    const cursor = page.nextCursor ?? '';
    const rest = await app.call(listProfilePosts, { username, limit: 2, cursor });
    expect(rest.items).toEqual([]);
    await person.call(unpinPost, {});
    const plain = await app.call(listProfilePosts, { username });
    expect(plain.items.map(({ id }) => id)).toEqual(ids.toReversed());
    await person.call(pinPost, { id: second });
    await person.call(deletePost, { id: second });
    const left = await app.call(listProfilePosts, { username });
    expect(left.items.map(({ id }) => id)).toEqual([third, first]);
  });

  test('is one’s own', async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    const { id } = await other.call(createPost, { text: 'dela' });
    for (const wrong of [id, '1']) {
      await expect(person.call(pinPost, { id: wrong })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });

  test('for followers is shown to them', async () => {
    const [person, fan, stranger] = [await signUp(app), await signUp(app), await signUp(app)];
    const { username } = person;
    await fan.call(follow, { username });
    const { id } = await person.call(createPost, { text: 'só nós', audience: 'followers' });
    await person.call(pinPost, { id });
    const seen = async ({ call }: Pick<Person, 'call'>) =>
      (await call(listProfilePosts, { username })).items.map((post) => post.id);
    expect([await seen(fan), await seen(stranger), await seen(app)]).toEqual([[id], [], []]);
  });
});

describe('posts in which someone is tagged', () => {
  test('are listed as far as each viewer may see them', async () => {
    const [person, author, friend] = [await signUp(app), await signUp(app), await signUp(app)];
    const tagged = [person.username];
    const open = await author.call(createPost, { text: 'todos', tagged });
    app.clock.advance(1000);
    const closed = await author.call(createPost, { text: 'poucos', tagged, audience: 'followers' });
    await friend.call(follow, { username: author.username });
    const seen = async ({ call }: Pick<Person, 'call'>) => {
      const input = { username: person.username, kind: 'tagged' as const, limit: 1 };
      const { items, nextCursor } = await call(listProfilePosts, input);
      return [items.map(({ id }) => id), nextCursor !== null];
    };
    expect(await seen(friend)).toEqual([[closed.id], true]);
    expect(await seen(app)).toEqual([[open.id], false]);
    await person.call(updateProfile, { private: true });
    expect(await seen(app)).toEqual([[], false]);
  });
});

describe('what feed readers get', () => {
  test('is what everybody may see, whoever asks', async () => {
    const [person, fan] = [await signUp(app), await signUp(app)];
    const { username } = person;
    await fan.call(follow, { username });
    const { id } = await person.call(createPost, { text: 'aberto' });
    await person.call(createPost, { text: 'fechado', audience: 'followers' });
    await person.call(createPost, { text: 'meu', audience: 'self' });
    for (const { call } of [app, fan, person]) {
      const { items, author } = await call(listOpenPosts, { username });
      expect([items.map((post) => post.id), author.following]).toEqual([[id], null]);
    }
    await person.call(updateProfile, { private: true });
    for (const { call } of [app, fan, person]) {
      await expect(call(listOpenPosts, { username })).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
