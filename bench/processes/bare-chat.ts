// The baseline of messages: Fastify and the statements that any such service needs. A message is one
// transaction (count up, insert, move the sender's place, notify), a page is one statement. No session is
// looked up, nobody's right to write is checked, and nothing is validated.
import Fastify from 'fastify';
import pg from 'pg';
import { answerUsage } from '../http-process.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = Fastify();

const STATEMENTS = {
  count: `UPDATE conversation SET last_seq = last_seq + 1, last_rev = last_rev + 1, last_message_at = now()
    WHERE id = $1 RETURNING last_seq, last_rev`,
  insert: `INSERT INTO message (conversation_id, seq, rev, sender_id, client_id, content_hash, text, created_at)
    VALUES ($1, $2, $3, $4, $5, sha256($6::bytea), $7, now())`,
  read: `UPDATE conversation_member SET read_seq = $3, delivered_seq = $3
    WHERE conversation_id = $1 AND account_id = $2`,
  notify: `SELECT pg_notify('bare_chat', $1)`,
  page: `SELECT message.*, username, display_name, avatar FROM message
    JOIN profile ON account_id = sender_id WHERE conversation_id = $1 ORDER BY seq DESC LIMIT 40`,
};

type Named = keyof typeof STATEMENTS;
const named = (name: Named, values: unknown[]) => ({ name, text: STATEMENTS[name], values });

interface Sent {
  Params: { viewer: string; id: string };
  Body: { clientId: string; text: string };
}

app.post<Sent>('/messages/:viewer/:id', async ({ params: { viewer, id }, body }) => {
  const { clientId, text } = body;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query(named('count', [id]));
    const { last_seq: seq, last_rev: rev } = rows[0];
    await client.query(named('insert', [id, seq, rev, viewer, clientId, Buffer.from(text), text]));
    await client.query(named('read', [id, viewer, seq]));
    const event = { id, seq, rev, text };
    await client.query(named('notify', [JSON.stringify(event)]));
    await client.query('COMMIT');
    return { id, seq, rev, clientId, text };
  } finally {
    client.release();
  }
});

app.get<Sent>('/messages/:viewer/:id', async ({ params }) => ({
  items: (await pool.query(named('page', [params.id]))).rows,
}));

answerUsage(await app.listen({ host: '127.0.0.1', port: 0 }), async () => {
  await app.close();
  await pool.end();
});
