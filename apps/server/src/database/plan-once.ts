import pg from 'pg';

/** Asked so many times, a statement is one of the program's own and not put together for somebody. */
const OFTEN = 5;
/** A connection keeps a plan of each: more would be memory for little. */
const MOST_NAMES = 400;
const MOST_COUNTED = 4000;

const names = new Map<string, string>();
const times = new Map<string, number>();

/**
 * Gives statements that come again and again a name, by which each connection parses and plans them
 * once. Those that begin and end transactions, and several in one text, are left alone.
 */
export class PlanningClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: all of the many forms of `query` pass through here
  override query(...given: any[]): any {
    const [statement, values, ...rest] = given;
    const config = typeof statement === 'string' ? { text: statement } : statement;
    const mayBeNamed = isNameless(config) && (hasAny(values) || isPlannable(config.text));
    const name = mayBeNamed ? nameOf(config.text) : null;
    const asked = name === null ? given : [{ ...config, name }, values, ...rest];
    return super.query(...(asked as [string]));
  }
}

function hasAny(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0;
}

function isPlannable(text: string): boolean {
  return /^\s*(WITH|SELECT|INSERT|UPDATE|DELETE)\b[^;]*$/i.test(text);
}

/** A statement as text; cursors and copies are objects of their own kind. */
function isNameless(config: unknown): config is { text: string } {
  const { text, name, submit } = (config ?? {}) as Record<string, unknown>;
  return typeof text === 'string' && name === undefined && submit === undefined;
}

function nameOf(text: string): string | null {
  const name = names.get(text);
  if (name !== undefined || names.size >= MOST_NAMES) return name ?? null;
  const count = (times.get(text) ?? 0) + 1;
  if (count < OFTEN) {
    if (times.size >= MOST_COUNTED) times.clear();
    times.set(text, count);
    return null;
  }
  times.delete(text);
  names.set(text, `often_${names.size + 1}`);
  return names.get(text) ?? null;
}
