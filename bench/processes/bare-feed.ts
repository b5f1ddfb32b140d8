// The baseline of the network: Fastify, one statement for each request (twenty posts of a home or of an
// author with the data of their cards, a group with its posts, a profile, a page of notices, a like, vote or
// answer that is counted), the rows as JSON. No session is looked up, and nothing is validated.
import Fastify from 'fastify';
import pg from 'pg';
import { answerUsage } from '../http-process.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = Fastify();

const pageOf = (ids: string) => `
  SELECT post.id, post.text, post.media, post.created_at, post.audience, post.comments_by, post.place,
    likes, comments, shares, sends, saves, username, display_name, verified, type, category, avatar,
    EXISTS (SELECT FROM follow WHERE follower_id = $1 AND followee_id = post.author_id) AS following,
    EXISTS (SELECT FROM reaction WHERE reaction.post_id = post.id AND reaction.account_id = $1) AS liked,
    EXISTS (SELECT FROM bookmark WHERE bookmark.account_id = $1 AND bookmark.post_id = post.id) AS saved
  FROM (${ids} LIMIT 21) AS page
  JOIN post ON post.id = page.post_id JOIN post_stat USING (post_id)
  JOIN profile ON profile.account_id = post.author_id ORDER BY post.id DESC`;

const STATEMENTS = {
  feed: pageOf('SELECT post_id FROM bare_home WHERE owner_id = $1 ORDER BY post_id DESC'),
  posts: pageOf(`SELECT id AS post_id FROM post
    WHERE author_id = (SELECT account_id FROM profile WHERE username = $2) ORDER BY id DESC`),
  group: `SELECT sports_group.*, members,
      (SELECT role FROM sports_group_member WHERE group_id = id AND account_id = $1) AS role
    FROM sports_group JOIN sports_group_stat ON group_id = id WHERE slug = $2`,
  groupPosts: pageOf(`SELECT id AS post_id FROM post
    WHERE group_id = (SELECT id FROM sports_group WHERE slug = $2) ORDER BY id DESC`),
  // Triggers count it.
  vote: `INSERT INTO poll_vote (post_id, account_id, position) VALUES ($2, $1, 0)
    ON CONFLICT DO NOTHING`,
  answer: `WITH place AS (
      UPDATE event_date SET going = going + 1, next_turn = next_turn + 1 WHERE id = $2
      RETURNING id, next_turn)
    INSERT INTO event_answer (date_id, account_id, answer, guests, turn)
    SELECT id, $1, 'going', 0, next_turn FROM place ON CONFLICT DO NOTHING`,
  notices: `SELECT page.*, kind, title, path, created_at, left(text, 160) AS excerpt, (
      SELECT json_agg(json_build_object('username', username, 'displayName', display_name, 'avatar', avatar))
      FROM profile WHERE account_id = ANY (actors)) AS actors
    FROM (
      SELECT max(id) AS id, count(*) AS count, (array_agg(actor_id ORDER BY id DESC))[1:3] AS actors
      FROM (SELECT * FROM notification WHERE recipient_id = $1 ORDER BY id DESC LIMIT 500) AS newest
      GROUP BY group_key, reading ORDER BY 1 DESC LIMIT 21
    ) AS page
    JOIN notification USING (id) LEFT JOIN post ON post.id = post_id ORDER BY page.id DESC`,
  profile: `SELECT profile.*,
      EXISTS (SELECT FROM follow WHERE follower_id = $1 AND followee_id = account_id) AS following
    FROM profile WHERE username = $2`,
  like: `WITH added AS (
      INSERT INTO reaction (account_id, post_id, created_at) VALUES ($1, $2, now())
      ON CONFLICT DO NOTHING RETURNING post_id)
    UPDATE post_stat SET likes = likes + 1 FROM added WHERE post_stat.post_id = added.post_id
    RETURNING likes`,
};

async function ask(name: keyof typeof STATEMENTS, values: string[]) {
  const { rows } = await pool.query({ name, text: STATEMENTS[name], values });
  return { items: rows };
}

type Asked = { Params: { viewer: string; of: string } };
app.get<Asked>('/feed/:viewer', ({ params }) => ask('feed', [params.viewer]));
app.get<Asked>('/profile/:viewer/:of', ({ params }) => ask('profile', [params.viewer, params.of]));
app.get<Asked>('/posts/:viewer/:of', ({ params }) => ask('posts', [params.viewer, params.of]));
app.get<Asked>('/notices/:viewer', ({ params }) => ask('notices', [params.viewer]));
app.get<Asked>('/group/:viewer/:of', ({ params }) => ask('group', [params.viewer, params.of]));
app.get<Asked>('/group-posts/:viewer/:of', ({ params }) =>
  ask('groupPosts', [params.viewer, params.of]),
);
app.put<Asked>('/vote/:viewer/:of', ({ params }) => ask('vote', [params.viewer, params.of]));
app.put<Asked>('/answer/:viewer/:of', ({ params }) => ask('answer', [params.viewer, params.of]));
app.put<Asked>('/like/:viewer/:of', ({ params }) => ask('like', [params.viewer, params.of]));

answerUsage(await app.listen({ host: '127.0.0.1', port: 0 }), async () => {
  await app.close();
  await pool.end();
});
