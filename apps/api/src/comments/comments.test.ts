import {
  COMMENT_EDIT_HOURS,
  COMMENT_MAX_CHARACTERS,
  createComment,
  deleteComment,
  editComment,
  getComment,
  hideComment,
  likeComment,
  listComments,
  listReplies,
  showComment,
} from '@arquiba/contract/comments';
import { follow } from '@arquiba/contract/follows';
import { getPost } from '@arquiba/contract/posts';
import { report } from '@arquiba/contract/safety';
import type { Person } from '@arquiba/testing/people';
import { describe, expect, test } from 'vitest';
import {
  app,
  author,
  fan,
  givenTalk,
  newPost,
  notFound,
  other,
  say,
  texts,
} from './testing/talk.ts';

givenTalk();

async function countOf(id: string): Promise<number> {
  return (await author.call(getPost, { id })).counts.comments;
}

describe('writing', () => {
  test('is shown to all with its author, and counted', async () => {
    const id = await newPost();
    const comment = await say(fan, id, '  Golaço!  ');
    expect(comment).toMatchObject({
      ...{ postId: id, parentId: null, text: 'Golaço!', own: true, hidden: false, liked: false },
      author: { username: fan.username },
      counts: { likes: 0, replies: 0 },
      ...{ mayEdit: true, mayDelete: true, mayHide: false },
    });
    const [seen] = (await app.call(listComments, { id })).items;
    expect(seen).toMatchObject({ id: comment.id, own: false, mayEdit: false, mayDelete: false });
    expect(await countOf(id)).toBe(1);
  });

  test('tells which of the names in it lead to somebody', async () => {
    const id = await newPost();
    const text = `@${other.username.toUpperCase()}. e @ninguem_aqui, vejam`;
    const { mentions } = await say(fan, id, text);
    expect(mentions).toEqual([other.username]);
    expect((await app.call(listComments, { id })).items).toMatchObject([{ mentions }]);
  });

  test('a reply to a reply stays in the thread and names whom it answers', async () => {
    const id = await newPost();
    const top = await say(fan, id, 'Começo');
    const reply = await say(other, id, 'Resposta', top.id);
    expect(reply).toMatchObject({ parentId: top.id, text: 'Resposta' });
    const deeper = await say(fan, id, 'Outra', reply.id);
    expect(deeper).toMatchObject({ parentId: top.id, text: `@${other.username} Outra` });
    const named = await say(fan, id, `Concordo, @${other.username}`, reply.id);
    expect(named.text).toBe(`Concordo, @${other.username}`);
    const { items } = await app.call(listReplies, { id: top.id });
    expect(items.map((item) => item.id)).toEqual([reply.id, deeper.id, named.id]);
    expect(await texts(app, id)).toEqual(['Começo']);
    expect((await app.call(getComment, { id: top.id })).comment.counts.replies).toBe(3);
    expect(await app.call(getComment, { id: deeper.id })).toMatchObject({ parent: { id: top.id } });
    expect(await countOf(id)).toBe(4);
    const elsewhere = await newPost();
    await expect(say(fan, elsewhere, 'Perdida', top.id)).rejects.toMatchObject(notFound);
  });

  test('says what is wrong with the text', async () => {
    const id = await newPost();
    await expect(say(fan, id, ' \n ')).rejects.toMatchObject({
      fields: { text: 'Escreva o comentário' },
    });
    await expect(say(fan, id, 'a'.repeat(COMMENT_MAX_CHARACTERS + 1))).rejects.toMatchObject({
      fields: { text: 'O comentário passa de 2000 caracteres' },
    });
    await say(fan, id, 'a'.repeat(COMMENT_MAX_CHARACTERS));
  });

  test('the same key writes once', async () => {
    const id = await newPost();
    const send = () =>
      fan.call(createComment, { id, text: 'Uma vez' }, { idempotencyKey: 'chave-do-teste' });
    expect(await send()).toEqual(await send());
    expect(await countOf(id)).toBe(1);
  });

  test('text is data, whatever it looks like', async () => {
    const id = await newPost();
    const corpus = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      'javascript:alert(1)',
      "'; DROP TABLE comment; --",
      '{{7*7}} &lt;b&gt; %00 \\u0000',
    ];
    for (const text of corpus) await say(fan, id, text);
    expect(await texts(app, id)).toEqual(corpus);
  });

  test.each([
    ['nobody', 'Os comentários desta publicação estão desativados.'],
    ['followers', /^Só quem segue Pessoa \d+ pode comentar esta publicação\.$/],
    ['mentioned', 'Só as pessoas mencionadas podem comentar esta publicação.'],
  ])('obeys who may comment: %s', async (commentsBy, message) => {
    const id = await newPost({ text: `Oi, @${other.username}`, commentsBy });
    await expect(say(fan, id, 'Posso?')).rejects.toMatchObject({
      code: 'not_allowed',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
    await say(author, id, 'Eu posso');
    if (commentsBy === 'mentioned') await say(other, id, 'Eu também');
    if (commentsBy === 'followers') {
      await fan.call(follow, { username: author.username });
      await say(fan, id, 'Agora sim');
    }
  });

  test('needs a session; reading does not', async () => {
    const id = await newPost();
    await expect(app.call(createComment, { id, text: 'Oi' })).rejects.toMatchObject({
      code: 'sign_in_required',
    });
    expect(await texts(app, id)).toEqual([]);
  });
});

test('someone else’s comment can be reported, as far as one sees it', async () => {
  const id = await newPost();
  const comment = await say(fan, id, 'Compre já');
  const denounce = (person: Person, subject: string) =>
    person.call(report, { kind: 'comment', subject, reason: 'spam' });
  await denounce(other, comment.id);
  const { rows } = await app.pool.query('SELECT kind FROM report WHERE subject_id = $1', [
    comment.id,
  ]);
  expect(rows).toEqual([{ kind: 'comment' }]);
  await expect(denounce(fan, comment.id)).rejects.toMatchObject({ code: 'not_allowed' });
  await author.call(hideComment, { id: comment.id });
  for (const subject of [comment.id, 'nada', '71']) {
    await expect(denounce(other, subject)).rejects.toMatchObject(notFound);
  }
});

describe('changing', () => {
  test('one edits and deletes one’s own, for a time', async () => {
    const id = await newPost();
    const comment = await say(fan, id, 'Errado');
    const change = (person: Person) => person.call(editComment, { id: comment.id, text: 'Certo' });
    await expect(change(other)).rejects.toMatchObject(notFound);
    await expect(change(author)).rejects.toMatchObject(notFound);
    expect(await change(fan)).toMatchObject({
      text: 'Certo',
      editedAt: app.clock.now().toISOString(),
    });
    app.clock.advance(COMMENT_EDIT_HOURS * 3_600_000);
    await expect(
      fan.call(editComment, { id: comment.id, text: 'Tarde demais' }),
    ).rejects.toMatchObject({
      code: 'not_allowed',
      message: 'Um comentário só pode ser editado nas primeiras 24 horas.',
    });
    await expect(other.call(deleteComment, { id: comment.id })).rejects.toMatchObject(notFound);
    await fan.call(deleteComment, { id: comment.id });
    expect(await countOf(id)).toBe(0);
  });

  test('the author of the post deletes any, and replies go along', async () => {
    const id = await newPost();
    const top = await say(fan, id, 'Começo');
    await say(other, id, 'Resposta', top.id);
    await say(other, id, 'Outro');
    await author.call(deleteComment, { id: top.id });
    expect(await texts(app, id)).toEqual(['Outro']);
    expect(await countOf(id)).toBe(1);
  });

  test('hidden ones are seen, marked, by their author and the author of the post only', async () => {
    const id = await newPost();
    const top = await say(fan, id, 'Oculto');
    const reply = await say(other, id, 'Resposta', top.id);
    await expect(other.call(hideComment, { id: top.id })).rejects.toMatchObject(notFound);
    expect(await author.call(hideComment, { id: top.id })).toMatchObject({ hidden: true });
    for (const viewer of [author, fan]) {
      const { items } = await viewer.call(listComments, { id });
      expect(items).toMatchObject([{ id: top.id, hidden: true }]);
    }
    for (const viewer of [other, app]) {
      expect(await texts(viewer, id)).toEqual([]);
      await expect(viewer.call(listReplies, { id: top.id })).rejects.toMatchObject(notFound);
      await expect(viewer.call(getComment, { id: reply.id })).rejects.toMatchObject(notFound);
    }
    await expect(other.call(likeComment, { id: top.id })).rejects.toMatchObject(notFound);
    expect(await countOf(id)).toBe(0);
    // A comment in a hidden thread is hidden too.
    expect(await say(author, id, 'Por quê?', top.id)).toMatchObject({ hidden: true });
    expect(await countOf(id)).toBe(0);
    await author.call(showComment, { id: top.id });
    expect(await texts(app, id)).toEqual(['Oculto']);
    expect(await countOf(id)).toBe(3);
    await author.call(hideComment, { id: top.id });
    await fan.call(deleteComment, { id: top.id });
    expect(await countOf(id)).toBe(0);
  });
});
