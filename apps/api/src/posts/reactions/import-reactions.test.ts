import { createPost } from '@arquiba/contract/posts';
import { likePost, repost, sendPost } from '@arquiba/contract/reactions';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
let author: Person;
let fans: [Person, Person, Person];
const at = new Date('2026-02-01T08:00:00Z');

beforeAll(async () => {
  app = await startTestApp();
  author = await signUp(app);
  fans = [await signUp(app), await signUp(app), await signUp(app)];
});
afterAll(() => app.close());

async function write(audience: 'public' | 'followers' | 'self' = 'public'): Promise<string> {
  return (await author.call(createPost, { text: 'Um texto', audience })).id;
}

const KINDS = [
  { what: 'like', route: likePost, table: 'reaction', counter: 'likes' },
  { what: 'send', route: sendPost, table: 'post_send', counter: 'sends' },
] as const;

describe.each(KINDS)('the import of each $what', ({ what, route, table, counter }) => {
  const add = (...pairs: [postId: string, person: Person][]) =>
    app.api.backOffice().reactions.import(
      what,
      pairs.map(([postId, { id }]) => ({ postId, accountId: id, at })),
    );

  async function rowsOf(postId: string) {
    const rows = await app.pool.query(
      `SELECT account_id::text, counted FROM ${table} WHERE post_id = $1 ORDER BY account_id`,
      [postId],
    );
    const stat = await app.pool.query(
      'SELECT likes, sends, comments, shares, saves FROM post_stat WHERE post_id = $1',
      [postId],
    );
    return { rows: rows.rows, stat: stat.rows };
  }

  test('leaves the same rows as one by one, and counts once', async () => {
    const [single, many, other] = [await write(), await write(), await write()];
    for (const fan of fans) await fan.call(route, { id: single });
    await fans[0].call(route, { id: many });
    await add([other, fans[2]], ...fans.map((fan): [string, Person] => [many, fan]));
    expect(await rowsOf(many)).toEqual(await rowsOf(single));
    expect((await rowsOf(many)).stat).toMatchObject([{ [counter]: 3 }]);
    expect((await rowsOf(other)).stat).toMatchObject([{ [counter]: 1 }]);
    const { rows } = await app.pool.query(`SELECT created_at FROM ${table} WHERE post_id = $1`, [
      other,
    ]);
    expect(rows).toEqual([{ created_at: at }]);
  });

  test('adds nothing if one of the people may not see the post', async () => {
    const open = await write();
    await fans[1].call(repost, { id: open });
    const { rows } = await app.pool.query('SELECT id::text FROM post WHERE repost_of = $1', [open]);
    for (const closed of [await write('followers'), await write('self'), rows[0].id, '71']) {
      const refused = add([open, fans[0]], [closed, fans[0]]);
      await expect(refused).rejects.toMatchObject({ code: 'not_found' });
    }
    const hidden = await signUp(app);
    await app.pool.query('UPDATE profile SET hidden = true WHERE account_id = $1', [hidden.id]);
    await expect(add([open, hidden])).rejects.toMatchObject({ code: 'not_found' });
    expect(await rowsOf(open)).toMatchObject({ rows: [], stat: [{ [counter]: 0 }] });
    await add([await write('self'), author]);
  });
});
