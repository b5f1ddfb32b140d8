import {
  type CommentOrder,
  createComment,
  deleteComment,
  getComment,
  hideComment,
  likeComment,
  listComments,
  listReplies,
  unlikeComment,
} from '@arquiba/contract/comments';
import { createPost, deletePost } from '@arquiba/contract/posts';
import { updateProfile } from '@arquiba/contract/profiles';
import type { RealtimeEvent } from '@arquiba/contract/realtime';
import { signUp } from '@arquiba/testing/people';
import { statementsOf } from '@arquiba/testing/statements';
import { startTestApp } from '@arquiba/testing/test-app';
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

describe('lists', () => {
  test.each<[CommentOrder, string[]]>([
    ['newest', ['E', 'D', 'C', 'B', 'A']],
    ['oldest', ['A', 'B', 'C', 'D', 'E']],
    ['relevant', ['C', 'A', 'E', 'D', 'B']],
  ])('%s, page by page', async (sort, order) => {
    const id = await newPost();
    const made: Record<string, string> = {};
    for (const text of ['A', 'B', 'C', 'D', 'E']) made[text] = (await say(fan, id, text)).id;
    await other.call(likeComment, { id: made.A as string });
    await say(other, id, 'Resposta', made.C);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await app.call(listComments, { id, sort, limit: 2, ...(cursor && { cursor }) });
      found.push(...page.items.map(({ text }) => text));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(found).toEqual(order);
  });

  test('a page costs the same number of statements, however long it is', async () => {
    const id = await newPost();
    for (let index = 0; index < 3; index += 1) await say(fan, id, `Número ${index}`);
    const read = async () => {
      const asked = await statementsOf(() => app.api.callAs(null)(listComments, { id }));
      // The events about the earlier comments are published a moment later.
      return asked.filter((statement) => !/posts_states|pg_notify/.test(statement));
    };
    const few = ['posts_visible_states', 'comments_relevant'];
    await expect.poll(read).toEqual(few);
    for (let index = 0; index < 12; index += 1) await say(fan, id, `Mais ${index}`);
    await expect.poll(read).toEqual(few);
  });
});

describe('who sees what', () => {
  test('comments are as private as their post', async () => {
    const id = await newPost();
    const top = await say(author, id, 'Só nosso');
    await app.pool.query(`UPDATE post SET audience = 'self' WHERE id = $1`, [id]);
    for (const viewer of [other, app]) {
      for (const call of [
        () => viewer.call(listComments, { id }),
        () => viewer.call(listReplies, { id: top.id }),
        () => viewer.call(getComment, { id: top.id }),
      ]) {
        await expect(call()).rejects.toMatchObject(notFound);
      }
    }
    for (const call of [
      () => other.call(createComment, { id, text: 'Oi' }),
      () => other.call(likeComment, { id: top.id }),
      () => other.call(unlikeComment, { id: top.id }),
      () => other.call(deleteComment, { id: top.id }),
    ]) {
      await expect(call()).rejects.toMatchObject(notFound);
    }
    expect(await texts(author, id)).toEqual(['Só nosso']);
  });

  test('blocked, muted, hidden and private people are not shown to whom they are not for', async () => {
    const [id, reader, writer] = [await newPost(), await signUp(app), await signUp(app)];
    const comment = await say(writer, id, 'Sou eu');
    const sees = async () => (await texts(reader, id)).length;
    expect(await sees()).toBe(1);
    const cases: [string, string][] = [
      ['INSERT INTO block VALUES ($1, $2, now())', 'DELETE FROM block'],
      ['INSERT INTO block VALUES ($2, $1, now())', 'DELETE FROM block'],
      ['INSERT INTO mute VALUES ($1, $2, NULL, now())', 'DELETE FROM mute'],
    ];
    for (const [begin, end] of cases) {
      await app.pool.query(begin, [reader.id, writer.id]);
      expect(await sees(), begin).toBe(0);
      await expect(reader.call(getComment, { id: comment.id })).rejects.toMatchObject(notFound);
      await app.pool.query(end);
    }
    for (const columns of ['hidden = $2', 'private = $2, private_by_choice = $2']) {
      const set = (value: boolean) =>
        app.pool.query(`UPDATE profile SET ${columns} WHERE account_id = $1`, [writer.id, value]);
      await set(true);
      expect(await sees(), columns).toBe(0);
      expect(await texts(app, id), columns).toEqual([]);
      await set(false);
    }
    await app.pool.query(
      `INSERT INTO muted_word VALUES ($1, 'sou', 'Sou', NULL, now()), ($2, 'sou', 'Sou', NULL, now())`,
      [reader.id, writer.id],
    );
    expect(await sees()).toBe(0);
    expect(await texts(writer, id)).toEqual(['Sou eu']);
    expect(await texts(other, id)).toEqual(['Sou eu']);
  });
});

test('the author of a post sees, answers and removes what a private profile says there', async () => {
  const [id, writer] = [await newPost(), await signUp(app)];
  await writer.call(updateProfile, { private: true });
  const comment = await say(writer, id, 'Fechado');
  expect(await texts(author, id)).toEqual(['Fechado']);
  expect(await texts(other, id)).toEqual([]);
  const { items } = await author.call(listComments, { id });
  expect(items).toMatchObject([{ forFollowers: true, mayHide: true, mayDelete: true }]);
  const answer = await author.call(createComment, { id, text: 'Oi', parentId: comment.id });
  expect(answer).toMatchObject({ parentId: comment.id });
  await author.call(deleteComment, { id: comment.id });
  expect(await texts(writer, id)).toEqual([]);
});

describe('at the same moment', () => {
  test('likes and unlikes of 25 people are all counted, and one of each', async () => {
    const [id, people] = [
      await newPost(),
      await Promise.all(Array.from({ length: 25 }, () => signUp(app))),
    ];
    const comment = await say(fan, id, 'Curtam');
    await Promise.all(
      people.flatMap(({ call }) => [
        call(likeComment, { id: comment.id }),
        call(likeComment, { id: comment.id }),
      ]),
    );
    await Promise.all(
      people.map(({ call }, index) =>
        call(index % 2 ? likeComment : unlikeComment, { id: comment.id }),
      ),
    );
    const seen = await people[1]?.call(getComment, { id: comment.id });
    expect(seen?.comment).toMatchObject({ liked: true, counts: { likes: 12 } });
    expect(await people[0]?.call(likeComment, { id: comment.id })).toEqual({
      liked: true,
      likes: 13,
    });
  }, 60_000);

  test('comments, replies and deletions leave true counts', async () => {
    const id = await newPost();
    const tops = await Promise.all(
      Array.from({ length: 6 }, (_, index) => say(fan, id, `Começo ${index}`)),
    );
    const work = tops.flatMap((top, index) => [
      ...Array.from({ length: 5 }, (_, place) => () => say(other, id, `R ${place}`, top.id)),
      ...(index % 2 ? [() => fan.call(deleteComment, { id: top.id })] : []),
      ...(index % 3 ? [] : [() => author.call(hideComment, { id: top.id })]),
    ]);
    const done = await Promise.allSettled(work.map((act) => act()));
    for (const result of done) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject(notFound);
    }
    const { rows } = await app.pool.query(
      `SELECT comments AS counted, (SELECT count(*)::int FROM comment WHERE post_id = $1 AND NOT hidden) AS true
       FROM post_stat WHERE post_id = $1`,
      [id],
    );
    expect(rows[0].counted).toBe(rows[0].true);
    const { rows: wrong } = await app.pool.query(
      `SELECT FROM comment_stat WHERE replies <> (SELECT count(*) FROM comment WHERE parent_id = comment_id)`,
    );
    expect(wrong).toEqual([]);
  });

  test('a post that goes takes them along', async () => {
    const id = await newPost();
    const top = await say(fan, id, 'Vou junto');
    await say(other, id, 'Eu também', top.id);
    await other.call(likeComment, { id: top.id });
    await author.call(deletePost, { id });
    await expect(fan.call(getComment, { id: top.id })).rejects.toMatchObject(notFound);
    const { rows } = await app.pool.query('SELECT FROM comment WHERE post_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});

test('whoever looks at the post hears of comments, and not what they say', async () => {
  const live = await startTestApp({ started: true });
  try {
    const [writer, reader] = [await signUp(live), await signUp(live)];
    const { id } = await writer.call(createPost, { text: 'Ao vivo' });
    const heard: RealtimeEvent[] = [];
    live.api.services.realtime.subscribe(`post:${id}`, (event) => heard.push(event));
    const said = await reader.call(createComment, { id, text: 'Cheguei' });
    const news = { type: 'comment', happened: 'added', id: said.id, parentId: null };
    await expect.poll(() => heard).toContainEqual(news);
    await expect
      .poll(() => heard)
      .toContainEqual(expect.objectContaining({ type: 'counts', counts: expect.anything() }));
    expect(JSON.stringify(heard)).not.toContain('Cheguei');
    await reader.call(deleteComment, { id: said.id });
    await expect.poll(() => heard).toContainEqual({ ...news, happened: 'removed' });
  } finally {
    await live.close();
  }
});
