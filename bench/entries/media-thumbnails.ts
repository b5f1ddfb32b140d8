import { type Contender, costsOf, type Trial } from '../measure.ts';
import { keepPictures } from '../media-pictures.ts';
import { requestProcess } from '../request-process.ts';

const PICTURES = 10;
const OPERATIONS = 30;
const ROUNDS = 5;
const FIRST_WIDTH = 320;
const formats = ['webp', 'jpeg'] as const;

export const entry: Trial = {
  about: `Thumbnails of a photograph of 12 megapixels, 320 pixels wide and a little more, each asked for the first time, two at a time. CPU of all processes that take part: for Arquiba the service, its decoder processes and PostgreSQL; it also keeps what it made, synced. The floor answers with what sharp makes when it is called at once; IPX is a server as its readme sets it up, with the same sharp. Asked: CPU ≤ 1.15 × the floor and ≤ IPX's. ${ROUNDS} rounds of ${OPERATIONS}, medians.`,
  empty: true,
  async run(world) {
    const { account, environment } = await keepPictures(world, PICTURES);
    const rows: string[][] = [];
    for (const format of formats) {
      const start = (
        name: string,
        script: string,
        path: (picture: string, width: number) => string,
        besides: number[] = [],
      ): Promise<Contender> => {
        let count = 0;
        const next = () => {
          count += 1;
          // A different width each time, so that no derivative exists already.
          const width = FIRST_WIDTH + Math.floor(count / PICTURES);
          return path(`${count % PICTURES}.jpg`, width);
        };
        return requestProcess(name, script, environment, {
          ...{ connections: 2, besides },
          requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: next() }) }],
        });
      };
      const contenders = [
        await start('sharp', 'direct-sharp.ts', (name, w) => `/${name}?w=${w}&f=${format}`),
        await start('IPX', 'ipx.ts', (name, w) => `/w_${w},f_${format},q_80/${name}`),
        await start(
          ...(['Arquiba', 'media.ts'] as const),
          (name, w) => `/${account.id}/image/${name}?w=${w}&f=${format}&q=80`,
          [world.databaseProcess],
        ),
      ];
      const costs = await costsOf(contenders, { operations: OPERATIONS, rounds: ROUNDS });
      for (const [at, { cpuMicros, wallMicros }] of costs.entries()) {
        rows.push([
          `${contenders[at]?.name}, ${format}`,
          (cpuMicros / 1000).toFixed(1),
          (wallMicros / 1000).toFixed(1),
          ...costs.slice(0, 2).map((other) => (cpuMicros / other.cpuMicros).toFixed(2)),
        ]);
      }
    }
    return { columns: ['', 'CPU ms', 'wall ms', '× sharp', '× IPX'], rows };
  },
};
