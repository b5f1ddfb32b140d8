import { createPost, deletePost, getPost, listProfilePosts } from '@arquiba/contract/posts';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
let author: Person;
let other: Person;

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  author = await signUp(app, { socialName: 'Autora' });
  other = await signUp(app);
});
afterAll(() => app.close());

async function postsOf({ id }: Person): Promise<number> {
  const { rows } = await app.pool.query('SELECT count(*)::int FROM post WHERE author_id = $1', [
    id,
  ]);
  return rows[0].count;
}

describe('publishing', () => {
  test('text is kept as it was written, but for the blanks around it', async () => {
    const text = '<img src=x onerror=alert(1)> "gol" & \'olé\'\n\n#vai @time https://x.test ⚽';
    const post = await author.call(createPost, { text: `  ${text}\n` });
    expect(post).toEqual({
      id: expect.stringMatching(/^\d+$/),
      author: {
        ...{ username: 'autora', displayName: 'Autora', verified: false },
        ...{ type: 'Torcedor', category: 'Torcedor', avatar: null, following: null },
      },
      ...{ text, media: [], own: true, createdAt: app.clock.now().toISOString(), editedAt: null },
      ...{ audience: 'public', commentsBy: 'everyone', place: '', pinned: false, poll: null },
      ...{ group: null, held: null, heldReason: null, event: null },
      counts: { likes: 0, comments: 0, shares: 0, sends: 0, saves: 0 },
      ...{ liked: false, saved: false, reposted: false, tagged: [], mentions: [] },
      ...{ mayComment: true, mayQuote: true, mayShare: true },
      ...{ quoted: null, quoteGone: false, repost: null },
    });
    const { id } = post;
    expect(await author.call(getPost, { id })).toEqual(post);
    expect(await other.call(getPost, { id })).toEqual({
      ...post,
      own: false,
      author: { ...post.author, following: 'no' },
    });
    expect(await app.call(getPost, { id })).toEqual({
      ...{ ...post, own: false, mayComment: false, mayQuote: false },
    });
  });

  test('files are shown in their order, and a film makes it a video', async () => {
    const folder = `/posts/${author.id}/f`;
    const photo = await storeFile(app, `${folder}/foto.png`);
    const film = await storeFile(app, `${folder}/lance.png`, 'video');
    const { id, media } = await author.call(createPost, { media: [photo, film] });
    expect(media.map(({ url, mime, alt }) => ({ url: url.split('?')[0], mime, alt }))).toEqual([
      {
        url: app.media.port.urlOf(photo.path, 'image'),
        mime: 'image/png',
        alt: 'Descrição de foto.png',
      },
      {
        url: app.media.port.urlOf(film.path, 'video'),
        mime: 'video/mp4',
        alt: 'Descrição de lance.png',
      },
    ]);
    const { rows } = await app.pool.query('SELECT has_video FROM post WHERE id = $1', [id]);
    expect(rows).toEqual([{ has_video: true }]);
  });

  test('one key, one post, however often it is sent', async () => {
    const before = await postsOf(author);
    const send = (text: string) =>
      author.call(createPost, { text }, { idempotencyKey: 'uma-chave-1' });
    const first = await send('uma vez só');
    expect(await send('uma vez só')).toEqual(first);
    await expect(send('outra coisa')).rejects.toMatchObject({ code: 'key_reused' });
    expect(await postsOf(author)).toBe(before + 1);
    const theirs = await other.call(
      createPost,
      { text: 'uma vez só' },
      { idempotencyKey: 'uma-chave-1' },
    );
    expect(theirs.id).not.toBe(first.id);
  });

  test('ten clicks at the same moment with one key make one post', async () => {
    const before = await postsOf(author);
    const options = { idempotencyKey: 'dez-cliques' };
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => author.call(createPost, { text: 'clique' }, options)),
    );
    const ids = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.id] : [],
    );
    expect(new Set(ids).size).toBe(1);
    expect(await postsOf(author)).toBe(before + 1);
  });

  test('needs a session', async () => {
    await expect(app.call(createPost, { text: 'oi' })).rejects.toMatchObject({
      code: 'sign_in_required',
    });
  });
});

describe('refusing a post', () => {
  test.each([
    ['text', { text: ' \n ', media: [] }],
    ['text', {}],
    ['text', { text: 'x'.repeat(5001) }],
    ['text', { text: 'x'.repeat(50_000) }],
    ['text', { text: 'a\0b' }],
    ['text', { text: 'a\ud83db' }],
    ['text', { text: 42 as unknown as string }],
    ['media', { media: Array.from({ length: 11 }, () => ({ path: '/posts/1/x.png' })) }],
    ['media', { media: 'x' as unknown as [] }],
    ['media.0.path', { media: [{ path: 'posts/1/x.png' }] }],
    ['media.0.path', { media: [{ path: `/${'x'.repeat(600)}` }] }],
    ['media.0.path', { media: [{ path: '/posts/1/\0.png' }] }],
    ['media.0.alt', { media: [{ path: '/posts/1/x.png', alt: 'x'.repeat(1001) }] }],
    ['media.0.alt', { media: [{ path: '/posts/1/x.png', alt: '\ude00' }] }],
    ['place', { text: 'x', place: 'x'.repeat(81) }],
    ['place', { text: 'x', place: 'a\0b' }],
    ['poll.options', { text: 'x', poll: { options: [{ label: 'só uma' }], hours: 1 } }],
    [
      'poll.options',
      { text: 'x', poll: { options: Array(2000).fill({ label: 'opção' }), hours: 1 } },
    ],
    [
      'poll.options.1.label',
      { text: 'x', poll: { options: [{ label: 'a' }, { label: ' ' }], hours: 1 } },
    ],
    [
      'poll.options.0.label',
      { text: 'x', poll: { options: [{ label: '\0' }, { label: 'b' }], hours: 1 } },
    ],
    ['poll.hours', { text: 'x', poll: { options: [{ label: 'a' }, { label: 'b' }], hours: 1e9 } }],
    ['text', { poll: { options: [{ label: 'a' }, { label: 'b' }], hours: 1 } }],
    ['tagged', { text: 'x', tagged: Array(21).fill('a') }],
    ['tagged', { text: 'x', tagged: ['ninguem.com.este.nome'] }],
    ['draftId', { text: 'x', draftId: '1 OR 1=1' }],
  ])('names the field %s (%#)', async (field, input) => {
    const before = await postsOf(author);
    const failure = await author.call(createPost, input).catch((error) => error);
    expect(failure).toMatchObject({ code: 'invalid_input' });
    expect(Object.keys(failure.fields)).toContain(field);
    expect(await postsOf(author)).toBe(before);
  });

  test('5000 characters are not too many', async () => {
    const text = 'é'.repeat(5000);
    expect(await author.call(createPost, { text })).toMatchObject({ text });
  });

  test('takes no file of someone else, of another place or of nowhere', async () => {
    const paths = [
      (await storeFile(app, `/posts/${other.id}/1/dela.png`)).path,
      (await storeFile(app, `/profiles/${author.id}/avatar.png`)).path,
      (await storeFile(app, '/products/oculos.png')).path,
      `/posts/${author.id}/1/nunca-enviada.png`,
      `/posts/${author.id}/../${other.id}/1/dela.png`,
      `/posts/${author.id}/./1/dela.png`,
      `/posts/${author.id}//${other.id}/1/dela.png`,
      `/posts/${author.id}/%2e%2e/${other.id}/1/dela.png`,
      `/posts/${author.id}/..\\${other.id}\\1\\dela.png`,
      `/posts/${author.id}1/dela.png`,
      '/etc/passwd',
    ];
    const mine = await storeFile(app, `/posts/${author.id}/1/minha.png`);
    const before = await postsOf(author);
    for (const path of paths) {
      const failure = author.call(createPost, { text: 'x', media: [mine, { path }] });
      await expect(failure, path).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await postsOf(author)).toBe(before);
  });

  test('takes pictures and films only', async () => {
    const text = await storeFile(app, `/posts/${author.id}/1/foto.png.txt`, 'text');
    await expect(author.call(createPost, { media: [text] })).rejects.toMatchObject({
      fields: { media: 'Publique só fotos e vídeos' },
    });
  });
});

describe('a post', () => {
  test('of someone hidden is not found', async () => {
    const hidden = await signUp(app);
    const { id } = await hidden.call(createPost, { text: 'escondido' });
    await app.pool.query('UPDATE profile SET hidden = true WHERE account_id = $1', [hidden.id]);
    await expect(app.call(getPost, { id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(app.call(listProfilePosts, { username: hidden.username })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test.each(['1', '8999999999999999999'])('%s does not exist', async (id) => {
    await expect(app.call(getPost, { id })).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each(['9223372036854775808', '99999999999999999999', '-1', '1e9', 'abc', '1 OR 1=1'])(
    '%s is no id',
    async (id) => {
      await expect(app.call(getPost, { id })).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { id: expect.any(String) },
      });
    },
  );

  test('is deleted by its author and by nobody else', async () => {
    const { id } = await author.call(createPost, { text: 'fica' });
    await expect(other.call(deletePost, { id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(app.call(deletePost, { id })).rejects.toMatchObject({
      code: 'sign_in_required',
    });
    expect(await app.call(getPost, { id })).toMatchObject({ text: 'fica' });
    await expect(author.call(deletePost, { id })).resolves.toBeUndefined();
    await expect(author.call(deletePost, { id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(app.call(getPost, { id })).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('a profile’s posts go from the newest down, each once, even while more are written', async () => {
  const writer = await signUp(app);
  const texts = ['um', 'dois', 'três', 'quatro', 'cinco'];
  for (const text of texts) {
    app.clock.advance(1000);
    await writer.call(createPost, { text });
  }
  const { username } = writer;
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: { text: string }[]; nextCursor: string | null } = await app.call(
      listProfilePosts,
      { username, limit: 2, ...(cursor && { cursor }) },
    );
    seen.push(...page.items.map(({ text }) => text));
    cursor = page.nextCursor;
    app.clock.advance(1000);
    await writer.call(createPost, { text: 'novidade' });
  } while (cursor);
  expect(seen).toEqual(texts.toReversed());
  await expect(app.call(listProfilePosts, { username, cursor: 'x' })).rejects.toMatchObject({
    code: 'invalid_cursor',
  });
});

test('a profile’s videos are the posts of theirs with a film, and nobody else’s', async () => {
  const writer = await signUp(app);
  const film = async ({ id }: Person, name: string) =>
    storeFile(app, `/posts/${id}/${name}/lance.mp4`, 'video');
  const publish = async (person: Person, text: string, media: { path: string }[] = []) => {
    app.clock.advance(1000);
    await person.call(createPost, { text, media });
  };
  await publish(writer, 'filme 1', [await film(writer, '1')]);
  await publish(writer, 'só texto');
  await publish(other, 'filme alheio', [await film(other, '1')]);
  await publish(writer, 'filme 2', [await film(writer, '2')]);
  const { username } = writer;
  const page = await app.call(listProfilePosts, { username, kind: 'video', limit: 1 });
  expect(page.items.map(({ text }) => text)).toEqual(['filme 2']);
  const rest = await app.call(listProfilePosts, {
    username,
    kind: 'video',
    cursor: page.nextCursor ?? '',
  });
  expect(rest.items.map(({ text }) => text)).toEqual(['filme 1']);
  expect(rest.nextCursor).toBeNull();
});
