import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { openWorkPool } from '../../apps/server/src/database/pool.ts';
import { withSpread } from '../alternate.ts';
import { startServer } from '../http-process.ts';
import { median, type Trial } from '../measure.ts';
import { growGraph, readerCookies, SMALL } from '../social/graph.ts';
import { cpuOfTree } from '../tree-cpu.ts';
import type { World } from '../world.ts';

const PAIRS = 50;
/** The most people that a conversation may have. */
const MEMBERS = 50;
/** Ids of conversations, above those of other entries. */
const FIRST = 100_000;
const GROUP = FIRST + PAIRS + 1;
const PEOPLE = 2 * PAIRS;
const [WARM_UP, ROUNDS, COUNT, AT_ONCE] = [1_500, 5, 400, 8];
const TEXT = 'Vai ter jogo na quarta às oito?';

export const entry: Trial = {
  empty: true,
  about: `Messages delivered a second, to open sockets: ${PEOPLE} people with one each; ${AT_ONCE} write at a time, in ${PAIRS} conversations of two and in one of ${MEMBERS}. From the first request until everyone has every message; medians of ${ROUNDS} rounds of ${COUNT} messages after ${WARM_UP.toLocaleString('en')} to warm up, in brackets the least and the most. CPU of server and PostgreSQL for one message with all its deliveries. The floor takes turns with it: bare \`ws\` that writes one row and sends to the room, without sessions, membership, order, unread places or repetition. The load runs on the same cores. Asked: at least half as many as the floor.`,
  async run(world) {
    await growGraph(world, SMALL);
    await openConversations(world);
    const sides = [await startProduct(world), await startFloor(world)];
    const rows: string[][] = [];
    for (const shape of [pairs, group]) {
      const measured = await measureInTurns(sides, shape);
      const [ours, floor] = measured.map(({ perSecond }) => perSecond) as [number[], number[]];
      rows.push([
        ...[shape.name, withSpread(ours, 0), withSpread(floor, 0)],
        (median(ours) / median(floor)).toFixed(2),
        ...measured.map(({ cpuMs }) => withSpread(cpuMs, 2)),
      ]);
    }
    for (const side of sides) await side.stop();
    const columns = ['', 'delivered a second', 'floor', '× floor', 'CPU ms a message', 'floor'];
    return { columns, rows };
  },
};

/** Who writes the n-th message, and where. */
interface Shape {
  name: string;
  receivers: number;
  at(index: number): { account: number; conversation: number };
}

const pairs: Shape = {
  ...{ name: `${PAIRS} conversations of two`, receivers: 2 },
  at: (index) => ({ account: (index % PAIRS) + 1, conversation: FIRST + (index % PAIRS) + 1 }),
};
const group: Shape = {
  ...{ name: `one conversation of ${MEMBERS}`, receivers: MEMBERS },
  at: (index) => ({ account: (index % MEMBERS) + 1, conversation: GROUP }),
};

interface Side {
  audience: Audience;
  cpu(): Promise<number>;
  send(place: ReturnType<Shape['at']>): Promise<void>;
  stop(): Promise<void>;
}

async function measureInTurns(sides: readonly Side[], shape: Shape) {
  const measured = sides.map(() => ({ perSecond: [] as number[], cpuMs: [] as number[] }));
  for (const side of sides) await deliver(side, shape, WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, side] of sides.entries()) {
      const before = await side.cpu();
      const seconds = await deliver(side, shape, COUNT);
      measured[at]?.perSecond.push((COUNT * shape.receivers) / seconds);
      measured[at]?.cpuMs.push(((await side.cpu()) - before) / 1000 / COUNT);
    }
  }
  return measured;
}

/** Seconds until everyone has all of them. */
async function deliver(side: Side, shape: Shape, count: number): Promise<number> {
  const begun = performance.now();
  const all = side.audience.after(count * shape.receivers);
  let next = 0;
  const lane = async () => {
    while (next < count) await side.send(shape.at(next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  await all;
  return (performance.now() - begun) / 1000;
}

/** Counts what arrives at all sockets of a side. */
class Audience {
  readonly sockets: WebSocket[] = [];
  #received = 0;
  #waiting: { at: number; reached(): void } | undefined;

  async add(socket: WebSocket, isMessage: (text: string) => boolean): Promise<void> {
    this.sockets.push(socket);
    await once(socket, 'open');
    socket.on('message', (data) => {
      if (!isMessage(data.toString())) return;
      this.#received += 1;
      if (this.#received === this.#waiting?.at) this.#waiting.reached();
    });
  }

  after(more: number): Promise<void> {
    return new Promise((reached) => {
      this.#waiting = { at: this.#received + more, reached };
    });
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }
}

async function startProduct(world: World): Promise<Side> {
  const { audience, server, side } = await start(world, 'product.ts');
  const headers = (account: number) => ({
    ...{ origin: 'http://localhost:3000', cookie: readerCookies[account - 1] ?? '' },
  });
  for (let account = 1; account <= PEOPLE; account += 1) {
    const url = `${server.origin.replace('http', 'ws')}/api/realtime`;
    const socket = new WebSocket(url, { headers: headers(account) });
    await audience.add(socket, (text) => text.includes('"chat-message"'));
    socket.send(JSON.stringify({ type: 'subscribe', channels: [`account:${account}`] }));
    await once(socket, 'message');
  }
  return {
    ...side,
    async send({ account, conversation }) {
      const response = await fetch(`${server.origin}/api/conversations/${conversation}/messages`, {
        ...{ method: 'POST', headers: { ...headers(account), 'content-type': 'application/json' } },
        body: JSON.stringify({ clientId: randomUUID(), text: TEXT }),
      });
      const answer = await response.text();
      if (!response.ok) throw new Error(`A message was answered ${response.status}: ${answer}`);
    },
  };
}

async function startFloor(world: World): Promise<Side> {
  const { audience, server, side } = await start(world, 'bare-broadcast.ts');
  const echoed = new Map<string, () => void>();
  for (let account = 1; account <= PEOPLE; account += 1) {
    const rooms = [FIRST + ((account - 1) % PAIRS) + 1, ...(account <= MEMBERS ? [GROUP] : [])];
    const query = new URLSearchParams({ account: String(account) });
    for (const room of rooms) query.append('room', String(room));
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/?${query}`);
    await audience.add(socket, () => true);
    socket.on('message', (data) => {
      const [, clientId = ''] = /"clientId":"([^"]+)"/.exec(data.toString()) ?? [];
      echoed.get(`${account} ${clientId}`)?.();
    });
  }
  return {
    ...side,
    async send({ account, conversation }) {
      const clientId = randomUUID();
      const key = `${account} ${clientId}`;
      await new Promise<void>((resolve) => {
        echoed.set(key, resolve);
        const message = { room: String(conversation), clientId, text: TEXT };
        audience.sockets[account - 1]?.send(JSON.stringify(message));
      });
      echoed.delete(key);
    },
  };
}

async function start({ databaseUrl, dataFolder, databaseProcess }: World, script: string) {
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder };
  const server = await startServer(script, environment);
  const audience = new Audience();
  const side = {
    audience,
    cpu: async () => (await cpuOfTree(server.child.pid ?? 0)) + (await cpuOfTree(databaseProcess)),
    async stop() {
      audience.close();
      await server.stop();
    },
  };
  return { audience, server, side };
}

async function openConversations({ databaseUrl }: World): Promise<void> {
  const pool = openWorkPool(databaseUrl);
  try {
    await pool.query(
      `CREATE TABLE bare_message (id bigserial PRIMARY KEY, room text NOT NULL, sender text NOT NULL,
         client_id uuid NOT NULL, text text NOT NULL, created_at timestamptz NOT NULL)`,
    );
    await pool.query(
      `INSERT INTO conversation (id, kind, title, low_id, high_id, last_message_at, created_at)
       SELECT ${FIRST} + n, 'direct', '', n, n + ${PAIRS}, now(), now() FROM generate_series(1, ${PAIRS}) n
       UNION ALL SELECT ${GROUP}, 'group', 'Arquibancada', NULL, NULL, now(), now()`,
    );
    await pool.query(
      `INSERT INTO conversation_member
         (conversation_id, account_id, state, joined_seq, read_seq, delivered_seq, joined_at)
       SELECT ${FIRST} + n, n + side, 'open', 0, 0, 0, now()
       FROM generate_series(1, ${PAIRS}) n, unnest(ARRAY[0, ${PAIRS}]) side
       UNION ALL SELECT ${GROUP}, n, 'open', 0, 0, 0, now() FROM generate_series(1, ${MEMBERS}) n`,
    );
    await pool.query('VACUUM ANALYZE');
  } finally {
    await pool.end();
  }
}
