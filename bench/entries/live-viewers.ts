import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../http-process.ts';
import { airLive } from '../lives/air-live.ts';
import { mirrorLive } from '../lives/mirror-live.ts';
import { type Watched, watchLive } from '../lives/viewers.ts';
import { median, type Trial } from '../measure.ts';
import { growGraph, SMALL } from '../social/graph.ts';
import { startNginx } from '../start-nginx.ts';
import { cpuOfTree } from '../tree-cpu.ts';

const VIEWERS = 200;
const ROUNDS = 3;
const SECONDS = 8;

export const entry: Trial = {
  about: `${VIEWERS} people of as many accounts watch one live of 2.5 Mbit/s that is sent while it is measured and has ten minutes to go back in: each asks for the playlist after the length of its last segment, as hls.js does, and for each new segment. CPU per viewer and second, of the media service and PostgreSQL with the viewers, minus the same without them, beside nginx with one worker serving the same playlist and segments from files (\`apt install nginx-light\`), and beside Node's own server that has them in memory. Arquiba looks at the right of each person to see the live. Asked: ≤ 2 × nginx. ${ROUNDS} rounds of ${SECONDS} s, in turns, medians.`,
  empty: true,
  async run(world) {
    await growGraph(world, SMALL);
    const live = await airLive(world);
    const folder = join(world.dataFolder, 'nginx');
    await mkdir(folder, { recursive: true });
    const mirror = await mirrorLive(live.playlistOf('0'), folder);
    const nginx = await startNginx(folder, [['cache-control', 'no-store']]);
    const mine = [live.process, world.databaseProcess];
    const people = Array.from({ length: VIEWERS }, (_, at) => live.playlistOf(`${at + 1}`));
    const bare = await startServer('bare-live.ts', { FOLDER: folder });
    const everyone = (origin: string) => people.map(() => `${origin}/live.m3u8`);
    await watchLive(people, SECONDS);
    const [alone, ours, node, floor]: [Cost[], Cost[], Cost[], Cost[]] = [[], [], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const pause = () => wait(SECONDS * 1000, undefined);
      alone.push(await costOf(mine, pause));
      ours.push(await costOf(mine, () => watchLive(people, SECONDS)));
      const bareProcess = [bare.child.pid ?? 0];
      node.push(await costOf(bareProcess, () => watchLive(everyone(bare.origin), SECONDS)));
      if (!nginx) continue;
      floor.push(await costOf([nginx.pid], () => watchLive(everyone(nginx.origin), SECONDS)));
    }
    await mirror.stop();
    await nginx?.stop();
    await bare.stop();
    await live.stop();
    const perViewer = (costs: Cost[]) => median(costs.map(({ micros }) => micros)) / VIEWERS;
    const own = perViewer(ours) - perViewer(alone);
    const row = (name: string, costs: Cost[], micros: number) => [
      ...[name, ...figuresOf(costs), micros.toFixed(0)],
      nginx ? (micros / perViewer(floor)).toFixed(2) : 'not installed',
      (micros / perViewer(node)).toFixed(2),
    ];
    return {
      columns: ['', 'requests/s', 'Mbit/s', 'CPU µs per viewer and second', '× nginx', '× Node'],
      rows: [
        ...(nginx ? [row('nginx', floor, perViewer(floor))] : []),
        row('Node, from memory', node, perViewer(node)),
        row('Arquiba', ours, own),
      ],
    };
  },
};

interface Cost {
  /** CPU microseconds a second. */
  micros: number;
  watched: Watched | undefined;
}

async function costOf(
  processes: number[],
  work: () => Promise<Watched | undefined>,
): Promise<Cost> {
  const cpu = async () => {
    const each = await Promise.all(processes.map(cpuOfTree));
    return each.reduce((sum, micros) => sum + micros);
  };
  const before = await cpu();
  const watched = await work();
  return { micros: ((await cpu()) - before) / SECONDS, watched };
}

function figuresOf(costs: Cost[]): string[] {
  const seen = costs.flatMap(({ watched }) => watched ?? []);
  const perSecond = (of: (watched: Watched) => number) => median(seen.map(of)) / SECONDS;
  return [
    perSecond(({ playlists, segments }) => playlists + segments).toFixed(0),
    ((perSecond(({ bytes }) => bytes) * 8) / 1e6).toFixed(0),
  ];
}
