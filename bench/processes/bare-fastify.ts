// The baseline of an API route: Fastify, one prepared query, the row as JSON.
import Fastify from 'fastify';
import pg from 'pg';
import { answerUsage } from '../http-process.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = Fastify();

app.get<{ Params: { username: string } }>('/api/profiles/:username', async (request) => {
  const { rows } = await pool.query({
    name: 'profile',
    text: 'SELECT p.*, s.followers, s.followed FROM profile p JOIN profile_stat s USING (account_id) WHERE username = $1',
    values: [request.params.username],
  });
  return rows[0];
});

answerUsage(await app.listen({ host: '127.0.0.1', port: 0 }), async () => {
  await app.close();
  await pool.end();
});
