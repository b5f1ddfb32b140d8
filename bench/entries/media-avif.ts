import { startServer } from '../http-process.ts';
import { median, type Trial } from '../measure.ts';
import { keepPictures } from '../media-pictures.ts';
import { cpuOfTree } from '../tree-cpu.ts';

const PICTURES = 4;
const ROUNDS = 6;
const WIDTH = 640;

const asked = {
  'WebP, by its name': { query: 'f=webp', accept: '*/*' },
  'AVIF, by its name': { query: 'f=avif', accept: '*/*' },
  'what suits a browser that reads both': {
    ...{ query: 'f=auto', accept: 'image/avif,image/webp,*/*' },
  },
  'what suits one that reads AVIF only': { query: 'f=auto', accept: 'image/avif,*/*;q=0.1' },
};

export const entry: Trial = {
  about: `A photograph of 12 megapixels, ${WIDTH} pixels wide and a little more, asked for the first time, one at a time: what is served, and what it costs while someone waits (CPU of the service and its decoders). Asked: AVIF is made while someone waits only if that stays below 2 × WebP. Medians of ${ROUNDS} rounds of ${PICTURES}.`,
  empty: true,
  async run(world) {
    const { account, environment } = await keepPictures(world, PICTURES);
    const { child, origin, stop } = await startServer('media.ts', environment);
    const costs = new Map(
      Object.keys(asked).map((name) => [name, { cpu: [0], wall: [0], type: '', size: 0 }]),
    );
    let width = WIDTH;
    // The first round starts the decoders, and is not counted.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [name, { query, accept }] of Object.entries(asked)) {
        width += 1;
        const path = (picture: number) =>
          `${origin}/${account.id}/image/${picture}.jpg?w=${width}&${query}`;
        const before = await cpuOfTree(child.pid ?? 0);
        const begun = performance.now();
        for (let picture = 0; picture < PICTURES; picture += 1) {
          await (await fetch(path(picture), { headers: { accept } })).arrayBuffer();
        }
        const wall = performance.now() - begun;
        const cpu = (await cpuOfTree(child.pid ?? 0)) - before;
        const answer = await fetch(path(0), { headers: { accept } });
        const kept = costs.get(name);
        if (!kept || round === 0) continue;
        kept.type = answer.headers.get('content-type') ?? '';
        kept.size = (await answer.arrayBuffer()).byteLength;
        kept.cpu[round - 1] = cpu / PICTURES / 1000;
        kept.wall[round - 1] = wall / PICTURES;
      }
    }
    await stop();
    const floor = median([...costs.values()][0]?.cpu ?? []);
    return {
      columns: ['', 'served', 'bytes', 'CPU ms', 'wall ms', '× WebP'],
      rows: [...costs].map(([name, { cpu, wall, type, size }]) => [
        ...[name, type, size.toLocaleString('en')],
        ...[median(cpu).toFixed(0), median(wall).toFixed(0), (median(cpu) / floor).toFixed(2)],
      ]),
    };
  },
};
