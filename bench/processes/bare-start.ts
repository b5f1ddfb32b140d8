// The baseline of a start: PostgreSQL on its data, one connection, one port.
import Fastify from 'fastify';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/database/embedded-postgres.ts';
import { answerUsage } from '../http-process.ts';

const postgres = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR ?? '' });
const pool = new pg.Pool({ connectionString: postgres.url });
await pool.query('SELECT 1');
const app = Fastify();
answerUsage(await app.listen({ host: '127.0.0.1', port: 0 }), async () => {
  await app.close();
  await pool.end();
  await postgres.stop();
});
