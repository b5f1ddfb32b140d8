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
 *
 * On a connection that is a `pipeline`, statements that are asked in the same moment leave in one write, and
 * nobody waits for the beginning of a transaction: it leaves with its first statement.
 */
export class PlanningClient extends pg.Client {
  #gathering = false;

  // biome-ignore lint/suspicious/noExplicitAny: all of the many forms of `query` pass through here
  override query(...given: any[]): any {
    const [statement, values, ...rest] = given;
    const config = typeof statement === 'string' ? { text: statement } : statement;
    const mayBeNamed = isNameless(config) && (hasAny(values) || isPlannable(config.text));
    const name = mayBeNamed ? nameOf(config.text) : null;
    const asked = name === null ? given : [{ ...config, name }, values, ...rest];
    if (!this.pipeline) return super.query(...(asked as [string]));
    this.#gather();
    const answer = super.query(...(asked as [string]));
    return config.text === 'begin' ? this.#begun(answer) : answer;
  }

  /** Until this turn of the loop has asked all it has to ask. */
  #gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => {
      this.#gathering = false;
      stream.uncork();
    });
  }

  /** A transaction that did not begin: what follows must not happen outside of one. */
  #begun(answer: Promise<unknown>): Promise<unknown> {
    answer.catch(() => this.connection.stream.destroy());
    return Promise.resolve(NOTHING);
  }
}

const NOTHING = { rows: [], fields: [], rowCount: null, command: 'BEGIN', oid: 0 };

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
