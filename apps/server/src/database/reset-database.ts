import type pg from 'pg';

/** Schemas of our migrations and the job queue; `public` itself stays. */
const OWN_SCHEMAS = ['server', 'media', 'jobs'];

/**
 * Drops everything that we created in the database; objects of extensions stay. The sequence of an identity
 * column is dropped with its table and cannot be dropped alone.
 */
export async function resetDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ statement: string }>(LIST_DROPS);
    for (const schema of OWN_SCHEMAS) await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
    for (const { statement } of rows) await client.query(statement);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const LIST_DROPS = `
  WITH thing (class, oid, rank, statement) AS (
    SELECT 'pg_class'::regclass, oid, 1,
           format('DROP %s IF EXISTS public.%I CASCADE', CASE relkind
             WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE'
             ELSE 'TABLE' END, relname)
    FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
    UNION ALL
    SELECT 'pg_proc'::regclass, oid, 2,
           format('DROP ROUTINE IF EXISTS public.%I(%s) CASCADE', proname,
                  pg_get_function_identity_arguments(oid))
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL
    SELECT 'pg_type'::regclass, oid, 3, format('DROP TYPE IF EXISTS public.%I CASCADE', typname)
    FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd')
    UNION ALL
    SELECT 'pg_ts_config'::regclass, oid, 4,
           format('DROP TEXT SEARCH CONFIGURATION IF EXISTS public.%I CASCADE', cfgname)
    FROM pg_ts_config WHERE cfgnamespace = 'public'::regnamespace
  )
  SELECT statement FROM thing
  WHERE NOT EXISTS (SELECT FROM pg_depend d
                    WHERE d.classid = thing.class AND d.objid = thing.oid AND d.deptype IN ('e', 'i'))
  ORDER BY rank`;
