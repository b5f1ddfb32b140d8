// The floor of a page of the feed: Fastify, the SQL that finds twenty posts of a home with what their
// cards show, the rows as JSON. Nobody is asked who they are, and nothing is checked.
import Fastify from 'fastify';
import pg from 'pg';
import { answerUsage } from '../http-process.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = Fastify();

const PAGE = `
  SELECT post.id, post.text, post.media, post.created_at, post.audience, post.comments_by, post.place,
    likes, comments, shares, sends, saves, username, display_name, verified, type, category, avatar,
    EXISTS (SELECT FROM follow WHERE follower_id = $1 AND followee_id = post.author_id) AS following,
    EXISTS (SELECT FROM reaction WHERE reaction.post_id = post.id AND reaction.account_id = $1) AS liked,
    EXISTS (SELECT FROM bookmark WHERE bookmark.account_id = $1 AND bookmark.post_id = post.id) AS saved
  FROM (SELECT post_id FROM bare_home WHERE owner_id = $1 ORDER BY post_id DESC LIMIT 21) AS page
  JOIN post ON post.id = page.post_id JOIN post_stat USING (post_id)
  JOIN profile ON profile.account_id = post.author_id ORDER BY post.id DESC`;

app.get<{ Params: { owner: string } }>('/feed/:owner', async (request) => {
  const { rows } = await pool.query({ name: 'feed', text: PAGE, values: [request.params.owner] });
  return { items: rows };
});

answerUsage(await app.listen({ host: '127.0.0.1', port: 0 }), async () => {
  await app.close();
  await pool.end();
});
