import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSigner } from '../testing/sign-token.ts';
import { type Answer, type RunningMedia, startMedia } from '../testing/start-media.ts';
import { gradient } from '../testing/test-pictures.ts';

let media: RunningMedia;

beforeAll(async () => {
  media = await startMedia();
  await store('/a/gol.jpg', await quartered().jpeg({ quality: 100 }).toBuffer());
});
afterAll(() => media.close());

/** Red in its upper left quarter, blue elsewhere. */
function quartered() {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
      <rect width="120" height="80" fill="#00f"/><rect width="60" height="40" fill="#f00"/></svg>`),
  );
}

function store(path: string, content: Buffer | string, mime = 'application/json') {
  const originalFileName = path.slice(path.lastIndexOf('/') + 1);
  return media.port.store({ path, mime, originalFileName, content: Buffer.from(content) });
}

type Rectangle = readonly [x: unknown, y: unknown, width: unknown, height: unknown];

const step = ([x, y, width, height]: Rectangle) => ({
  type: 'crop',
  geometry: { offset: { x, y }, size: { width, height, type: 'widthxheight!' } },
});

const cropOf = (inputPath: string, ...rectangles: Rectangle[]) =>
  JSON.stringify({ inputPath, pipeline: { steps: rectangles.map(step) } });

const ask = (path: string, query = '', kind = 'image') =>
  media.get(`/${media.accountId}/${kind}${path}${query}`);

async function look({ body }: Answer) {
  const { data, info } = await sharp(body)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += 3) {
    colours.add(Number(data[at]) > Number(data[at + 2]) ? 'red' : 'blue');
  }
  return `${info.width}x${info.height} ${[...colours].sort().join(' ')}`;
}

const made = () => media.logged.filter((line) => line.msg === 'derivative made').length;

describe('a crop file', () => {
  it('is its JSON as it is, and a part of the picture beside it as a picture', async () => {
    const text = cropOf('gol.jpg', [0, 0, 60, 40]);
    await store('/a/gol.jpg.crop', text);
    const raw = await ask('/a/gol.jpg.crop', '', 'raw');
    expect(String(raw.body)).toBe(text);
    expect(raw.headers['content-type']).toMatch(/^application\/json/);
    const image = await ask('/a/gol.jpg.crop');
    expect(image.headers['content-type']).toBe('image/jpeg');
    expect(await look(image)).toBe('60x40 red');
  });

  it('of a restricted picture is as closed as the picture', async () => {
    await store('/closed/gol.jpg', await quartered().jpeg().toBuffer());
    await store('/closed/gol.jpg.crop', cropOf('gol.jpg', [0, 0, 60, 40]));
    await media.port.restrict(['/closed/gol.jpg'], true);
    expect((await ask('/closed/gol.jpg.crop')).status).toBe(404);
    await media.port.restrict(['/closed/gol.jpg'], false);
    expect((await ask('/closed/gol.jpg.crop')).status).toBe(200);
  });

  it.each([
    ['?w=30', '30x20 red'],
    ['?w=20&h=20&fit=crop&f=png', '20x20 red'],
    ['?w=120&fit=max&f=webp', '120x80 red'],
  ])('is cut first, then made as the address asks: %s', async (query, looks) => {
    expect(await look(await ask('/a/gol.jpg.crop', query))).toBe(looks);
  });

  it.each([
    ['thumbnail', '60x40 red'],
    ['avatar', '256x256 red'],
    ['product', '60x40 red'],
  ])('works through %s too', async (preset, looks) => {
    expect(await look(await ask('/a/gol.jpg.crop', '', preset))).toBe(looks);
  });

  it.each([1, 3, 6, 8])('counts from the corner as shown, orientation %i', async (orientation) => {
    const shown = await quartered().png().toBuffer();
    // Turned the other way, so that the orientation turns it right.
    const angle = { 1: 0, 3: 180, 6: 270, 8: 90 }[orientation] ?? 0;
    const content = await sharp(shown)
      .rotate(angle)
      .jpeg({ quality: 100 })
      .withMetadata({ orientation });
    await store('/a/turned.jpg', await content.toBuffer());
    await store('/a/turned.crop', cropOf('turned.jpg', [4, 4, 50, 30]));
    expect(await look(await ask('/a/turned.crop', '?f=png'))).toBe('50x30 red');
    await store('/a/turned.crop', cropOf('turned.jpg', [64, 44, 50, 30]));
    expect(await look(await ask('/a/turned.crop', '?f=png'))).toBe('50x30 blue');
  });

  it('takes steps one after the other, fractions, and nothing but crops', async () => {
    await store('/a/steps.crop', cropOf('gol.jpg', [40, 0, 80, 80], [0, 0, 10, 10]));
    expect(await look(await ask('/a/steps.crop', '?f=png'))).toBe('10x10 red');
    await store('/a/steps.crop', cropOf('gol.jpg', [39.6, 0.2, 80.4, 80.3]));
    expect(await look(await ask('/a/steps.crop', '?f=png'))).toBe('80x80 blue red');
    const steps = [{ type: 'resize', width: 5 }, step([0, 0, 8, 8]), { type: 'rotate', angle: 9 }];
    await store('/a/steps.crop', JSON.stringify({ inputPath: 'gol.jpg', pipeline: { steps } }));
    expect(await look(await ask('/a/steps.crop', '?f=png'))).toBe('8x8 red');
  });

  it('notices when either of its files is replaced', async () => {
    await store('/a/old.png', await gradient(50, 50).png().toBuffer());
    await store('/a/old.crop', cropOf('old.png', [0, 0, 20, 10]));
    const first = await ask('/a/old.crop');
    const etag = first.headers.etag ?? '';
    const again = await media.get(`/${media.accountId}/image/a/old.crop`, {
      'if-none-match': etag,
    });
    expect(again.status).toBe(304);
    await store('/a/old.png', await gradient(50, 50).negate().png().toBuffer());
    const second = await ask('/a/old.crop');
    expect(second.body.equals(first.body)).toBe(false);
    expect(second.headers.etag).not.toBe(etag);
    await store('/a/old.crop', cropOf('old.png', [0, 0, 10, 20]));
    const third = await ask('/a/old.crop');
    expect((await look(third)).split(' ')[0]).toBe('10x20');
    expect(third.headers.etag).not.toBe(second.headers.etag);
  });

  it('costs one transform for a hundred equal requests, by whatever name', async () => {
    await store('/a/one.crop', cropOf('gol.jpg', [1, 1, 33, 22]));
    await store('/a/two.crop', cropOf('gol.jpg', [1, 1, 33, 22]));
    const before = made();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => ask(at % 2 ? '/a/one.crop' : '/a/two.crop', '?w=11')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(made() - before).toBe(1);
  });
});

describe('a crop file that leads nowhere', () => {
  const huge = Number.MAX_SAFE_INTEGER;

  it.each<[string, string]>([
    ['NaN', cropOf('gol.jpg', [0, 0, 0, 0]).replace('"x":0', '"x":NaN')],
    ['null, as NaN is written', cropOf('gol.jpg', [Number.NaN, 0, 10, 10])],
    ['a number in words', cropOf('gol.jpg', ['0', 0, 10, 10])],
    ['a size below one', cropOf('gol.jpg', [0, 0, 0, 10])],
    ['a negative place', cropOf('gol.jpg', [-1, 0, 10, 10])],
    ['beyond the right', cropOf('gol.jpg', [100, 0, 30, 10])],
    ['beyond the bottom', cropOf('gol.jpg', [0, 0, 10, 82])],
    ['wholly outside', cropOf('gol.jpg', [120, 80, 1, 1])],
    ['beyond all', cropOf('gol.jpg', [huge, huge, huge, huge])],
    ['beyond the step before', cropOf('gol.jpg', [0, 0, 10, 10], [5, 5, 10, 10])],
    ['itself', cropOf('bad.crop', [0, 0, 10, 10])],
    ['another crop', cropOf('gol.jpg.crop', [0, 0, 10, 10])],
    ['a folder above', cropOf('../a/gol.jpg', [0, 0, 10, 10])],
    ['a folder above, encoded', cropOf('..%2fa%2fgol.jpg', [0, 0, 10, 10])],
    ['an absolute path', cropOf('/a/gol.jpg', [0, 0, 10, 10])],
    ['a backslash', cropOf('..\\gol.jpg', [0, 0, 10, 10])],
    ['its folder', cropOf('.', [0, 0, 10, 10])],
    ['the folder above', cropOf('..', [0, 0, 10, 10])],
    ['nothing', cropOf('', [0, 0, 10, 10])],
    ['a control character', cropOf('gol\0.jpg', [0, 0, 10, 10])],
    [
      'no geometry',
      JSON.stringify({ inputPath: 'gol.jpg', pipeline: { steps: [{ type: 'crop' }] } }),
    ],
    ['no steps', JSON.stringify({ inputPath: 'gol.jpg' })],
    [
      'a thousand steps',
      cropOf('gol.jpg', ...Array.from({ length: 1000 }, () => [0, 0, 9, 9] as const)),
    ],
    ['some other JSON', '[1,2,3]'],
    ['torn JSON', '{"inputPath":'],
    ['endless JSON', `{"inputPath":"${'x'.repeat(20_000)}"}`],
  ])('because of %s is refused', async (_name, text) => {
    await store('/a/bad.crop', text);
    for (const kind of ['image', 'thumbnail']) {
      const answer = await ask('/a/bad.crop', '', kind);
      expect(answer.status).toBe(400);
      const { error } = JSON.parse(String(answer.body));
      expect(error.code).toBe('invalid_crop');
      expect(error.message).toMatch(/recorte|inputPath/);
    }
    expect((await ask('/a/bad.crop', '', 'raw')).status).toBe(200);
  });

  it('because its picture is missing says so', async () => {
    await store('/a/lost.crop', cropOf('lost.jpg', [0, 0, 10, 10]));
    const answer = await ask('/a/lost.crop');
    expect(answer.status).toBe(404);
    expect(JSON.parse(String(answer.body)).error.message).toBe(
      'A imagem original deste recorte não existe.',
    );
  });

  it('because its picture is none says so', async () => {
    await store('/a/text.txt', 'gol', 'text/plain');
    await store('/a/text.crop', cropOf('text.txt', [0, 0, 1, 1]));
    expect((await ask('/a/text.crop')).status).toBe(422);
  });
});

describe('a crop of what is private', () => {
  it('is for whoever may see the picture itself', async () => {
    await store('/p/secret.png', await gradient(50, 50).png().toBuffer());
    await store('/p/secret.crop', cropOf('secret.png', [0, 0, 5, 5]));
    await media.pool.query(
      `INSERT INTO media.folder (account_id, path, public_permissions)
        VALUES ($1, '/', NULL), ($1, '/p/', '[]')`,
      [media.accountId],
    );
    const { sign } = await createSigner(media.pool, media.accountId);
    const grant = async (...names: string[]) => {
      const permissions = { read: { file: { downloadFile: ['image'] } } };
      const pathPermissions = names.map((name) => ({
        match: { path: `/p/${name}`, scope: 'This' as const },
        permissions,
      }));
      const token = await sign({ access: { pathPermissions } });
      const address = `/${media.accountId}/image/p/secret.crop`;
      return await media.get(address, { authorization: `Bearer ${token}` });
    };
    await expect.poll(async () => (await ask('/p/secret.crop')).status).toBe(401);
    expect((await grant('secret.crop')).status).toBe(403);
    const allowed = await grant('secret.crop', 'secret.png');
    expect(allowed.status).toBe(200);
    expect(allowed.headers['cache-control']).toMatch(/^private/);
  });
});
