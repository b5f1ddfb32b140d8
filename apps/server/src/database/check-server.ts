import pg from 'pg';
import { Refusal } from '../refusal.ts';

const OLDEST = 15;

/** Checks that DATABASE_URL leads to a server and a database that we can use. */
export async function checkServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await checkVersion(client);
    await refuseForeignTables(client);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`DATABASE_URL não pode ser usada: ${reasonOf(error, client)}.`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => {});
  }
}

async function checkVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) >= OLDEST) return;
  throw new Refusal(
    `DATABASE_URL aponta para um PostgreSQL ${version}; a Arquiba precisa do ${OLDEST} ou mais novo.`,
  );
}

/** The first migration needs an empty database, not one with another program's tables. */
async function refuseForeignTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ own: boolean; foreign: string | null }>(`
    SELECT to_regclass('public.migration') IS NOT NULL AS own,
           (SELECT min(c.relname) FROM pg_class c
            WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
              AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass
                              AND d.objid = c.oid AND d.deptype = 'e')) AS foreign`);
  if (rows[0]?.own || !rows[0]?.foreign) return;
  throw new Refusal(
    `O banco de DATABASE_URL já tem tabelas de outro programa ("${rows[0].foreign}"); use um banco vazio.`,
  );
}

function reasonOf(error: unknown, client: pg.Client): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const server = `${client.host}:${client.port}`;
  if (code === '28P01' || code === '28000') return 'o servidor recusou o usuário ou a senha';
  if (code === '3D000') return `o banco "${client.database}" não existe no servidor`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `o servidor ${client.host} não existe`;
  if (code === 'ECONNREFUSED' || code === 'ENOENT') return `nada responde em ${server}`;
  return `${server} respondeu "${message || code}"`;
}
