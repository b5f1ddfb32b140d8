import pg from 'pg';
import { vi } from 'vitest';

/** The statements that a call sends to the database, by their names. */
export async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await call();
    return query.mock.calls.map(([config]) => {
      const { name, text } = config as unknown as { name?: string; text?: string };
      return name ?? text ?? String(config);
    });
  } finally {
    query.mockRestore();
  }
}
