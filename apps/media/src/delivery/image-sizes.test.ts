import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type RunningMedia, startMedia } from '../testing/start-media.ts';
import { gradient } from '../testing/test-pictures.ts';
import { EXACT_VARIANTS, MAX_VARIANTS } from './prepare-image.ts';

let media: RunningMedia;

beforeAll(async () => {
  media = await startMedia();
  await store('/wide.png', await gradient(300, 200).png().toBuffer());
  await store('/quarters.png', await quarters());
});
afterAll(() => media.close());

function store(path: string, content: Buffer) {
  return media.port.store({ path, mime: 'image/png', originalFileName: 'a.png', content });
}

const ask = (path: string, query: string) => media.get(`/${media.accountId}/image${path}?${query}`);

async function sizeOf({ body }: Answer) {
  const { width, height } = await sharp(body).metadata();
  return `${width}x${height}`;
}

/** The colour in the middle, as one of the four below. */
async function middle({ body }: Answer): Promise<string> {
  const { data, info } = await sharp(body)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return [...data.subarray(at, at + 3)].map((part) => (part > 127 ? 'f' : '0')).join('');
}

/** Red and green above, blue and white below. */
async function quarters(): Promise<Buffer> {
  const part = (x: number, y: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="60" height="60" fill="${fill}"/>`;
  const parts = [
    part(0, 0, '#f00'),
    part(60, 0, '#0f0'),
    part(0, 60, '#00f'),
    part(60, 60, '#fff'),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120">${parts.join('')}</svg>`;
  return await sharp(Buffer.from(svg)).png().toBuffer();
}

const made = () => media.logged.filter((line) => line.msg === 'derivative made').length;

describe('a picture of 300 × 200', () => {
  it.each([
    ['', '300x200'],
    ['w=150', '150x100'],
    ['w=151', '151x101'],
    ['h=50', '75x50'],
    ['w=100&h=100', '100x67'],
    ['w=600', '300x200'],
    ['w=100&h=100&fit=crop', '100x100'],
    ['w=400&h=500&fit=crop', '400x500'],
    ['w=100&fit=crop', '100x67'],
    ['w=100&h=100&fit=stretch', '100x100'],
    ['w=400&h=90&fit=stretch', '400x90'],
    ['w=100&fit=stretch', '100x200'],
    ['w=150&h=150&fit=max', '150x100'],
    ['w=600&h=600&fit=max', '600x400'],
    ['w=150&h=150&fit=min', '225x150'],
    ['w=600&h=600&fit=min', '900x600'],
    ['w=150&h=150&fit=shrink', '150x100'],
    ['w=600&h=600&fit=shrink', '300x200'],
    ['w=400&h=100&fit=shrink', '150x100'],
    ['w=150&h=150&fit=shrink-cover', '225x150'],
    ['w=600&h=600&fit=shrink-cover', '300x200'],
    ['w=400&h=100&fit=shrink-cover', '300x200'],
    ['w=150&h=150&fit=enlarge', '300x200'],
    ['w=600&h=600&fit=enlarge', '600x400'],
    ['w=600&h=300&fit=enlarge', '450x300'],
    ['w=150&h=150&fit=enlarge-cover', '300x200'],
    ['w=600&h=600&fit=enlarge-cover', '900x600'],
    ['w=150&h=400&fit=enlarge-cover', '600x400'],
    ['w=100&h=10&fit=width', '100x67'],
    ['w=600&fit=width', '600x400'],
    ['w=10&h=100&fit=height', '150x100'],
    ['h=400&fit=height', '600x400'],
    ['w=1200&fit=max', '1200x800'],
  ])('asked for with %s is %s', async (query, size) => {
    expect(await sizeOf(await ask('/wide.png', query))).toBe(size);
  });

  it('is enlarged up to 5000 pixels', async () => {
    await store('/low.png', await gradient(300, 12).png().toBuffer());
    expect(await sizeOf(await ask('/low.png', 'w=5000&fit=max'))).toBe('5000x200');
  });

  it('is as large as the original, however large that is', async () => {
    await store('/strip.png', await gradient(9000, 20).png().toBuffer());
    expect(await sizeOf(await ask('/strip.png', 'f=jpg'))).toBe('9000x20');
    await store('/long.png', await gradient(17_000, 4).png().toBuffer());
    expect(await sizeOf(await ask('/long.png', 'f=jpg'))).toBe('17000x4');
    const tooLong = await ask('/long.png', 'f=webp');
    expect(tooLong.status).toBe(400);
    expect(JSON.parse(String(tooLong.body)).error.details).toEqual({ parameter: 'f' });
  });
});

describe('what stays of a picture that is cut', () => {
  it.each([
    ['top-left', 'f00'],
    ['top-right', '0f0'],
    ['bottom-left', '00f'],
    ['bottom-right', 'fff'],
  ])('crop=%s keeps its corner', async (place, colour) => {
    // One side at a time is cut, so that each corner shows in two of the four.
    const high = await ask('/quarters.png', `w=30&h=60&fit=crop&crop=${place}&f=png`);
    expect(await sizeOf(high)).toBe('30x60');
    const column = await sharp(high.body)
      .extract(quarterOf(place, 30, 60))
      .png()
      .toBuffer();
    expect(await middle({ ...high, body: column })).toBe(colour);
  });

  it.each([
    ['left', 'w=30&h=60', ['f00', '00f']],
    ['right', 'w=30&h=60', ['0f0', 'fff']],
  ])('crop=%s keeps its side', async (place, box, colours) => {
    const { body, ...rest } = await ask('/quarters.png', `${box}&fit=crop&crop=${place}&f=png`);
    const halves = [0, 30].map((top) => ({ left: 0, top, width: 30, height: 30 }));
    for (const [at, half] of halves.entries()) {
      const part = await sharp(body).extract(half).png().toBuffer();
      expect(await middle({ ...rest, body: part })).toBe(colours[at]);
    }
  });

  it.each([
    ['top', ['f00', '0f0']],
    ['bottom', ['00f', 'fff']],
  ])('crop=%s keeps its edge', async (place, colours) => {
    const { body, ...rest } = await ask('/quarters.png', `w=60&h=30&fit=crop&crop=${place}&f=png`);
    for (const [at, left] of [0, 30].entries()) {
      const part = await sharp(body)
        .extract({ left, top: 0, width: 30, height: 30 })
        .png()
        .toBuffer();
      expect(await middle({ ...rest, body: part })).toBe(colours[at]);
    }
  });

  it.each(['smart', 'smart-entropy'])('crop=%s finds what is worth seeing', async (place) => {
    const background = {
      create: { width: 400, height: 100, channels: 3, background: '#888' },
    } as const;
    const detail = await gradient(80, 80).modulate({ saturation: 3 }).png().toBuffer();
    const picture = sharp(background).composite([{ input: detail, left: 310, top: 10 }]);
    await store('/detail.png', await picture.png().toBuffer());
    const plain = await ask('/detail.png', 'w=100&h=100&fit=crop&f=png');
    const smart = await ask('/detail.png', `w=100&h=100&fit=crop&crop=${place}&f=png`);
    expect(await sizeOf(smart)).toBe('100x100');
    const spread = async ({ body }: Answer) => (await sharp(body).stats()).channels[0]?.stdev ?? 0;
    expect(await spread(plain)).toBeLessThan(1);
    expect(await spread(smart)).toBeGreaterThan(20);
  });
});

function quarterOf(place: string, width: number, height: number) {
  const top = place.startsWith('top') ? 0 : height / 2;
  return { left: 0, top, width, height: height / 2 };
}

describe('other parameters', () => {
  it('blur little or much, in time', async () => {
    const sharpest = async (query: string) =>
      (await sharp((await ask('/quarters.png', `f=png&${query}`)).body).stats()).sharpness;
    const [none, little, much] = [
      await sharpest('blur=0'),
      await sharpest('blur=2'),
      await sharpest('blur=40'),
    ];
    expect(none).toBeGreaterThan(little);
    expect(little).toBeGreaterThan(much);
    expect(await sizeOf(await ask('/wide.png', 'w=4000&fit=max&blur=1000&f=jpg'))).toBe(
      '4000x2667',
    );
  });

  it('of quality and effort change the bytes', async () => {
    const bytes = async (query: string) => (await ask('/wide.png', query)).body.length;
    expect(await bytes('f=jpg&q=10')).toBeLessThan(await bytes('f=jpg&q=95'));
    expect(await bytes('f=avif&q=10')).toBeLessThan(await bytes('f=avif&q=95'));
    expect(await bytes('f=png&c=100')).toBeLessThan(await bytes('f=png&c=1'));
  });

  it('that are repeated count as they come last', async () => {
    expect(await sizeOf(await ask('/wide.png', 'w=10&text=gol&w=20&padding-x=5&w=30'))).toBe(
      '30x20',
    );
  });

  it.each([
    ...['w=99999', 'w=NaN', 'w=-1', 'w=0', 'w=1e3', 'w=', 'w=1.5', 'h=5001', 'h=Infinity'],
    ...[
      'q=0',
      'q=101',
      'c=0',
      'c=x',
      'blur=-1',
      'blur=NaN',
      'page=0',
      'fit=x',
      'crop=x',
      'f=exe',
      'f2=auto',
    ],
    ...[
      'cache=x',
      'cache_ttl=-1',
      'cache-ttl=x',
      'cache_ttl_404=1.5',
      'cache-ttl-404=x',
      'download=x',
    ],
    ...['cache_only=x', 'cache-only=x', 'cache_perm=x', 'cache-perm=x', 'enc=abc'],
  ])('?%s is refused with a sentence that names the parameter', async (query) => {
    const answer = await ask('/wide.png', query);
    expect(answer.status).toBe(400);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const { error } = JSON.parse(String(answer.body));
    const name = query.split('=')[0];
    expect(error).toMatchObject({ code: 'invalid_parameter', details: { parameter: name } });
    expect(error.message).toContain(`"${name}"`);
  });

  it.each([
    ['w', 'w=5000&fit=min'],
    ['h', 'h=5000&fit=height'],
  ])('that would make a giant are refused: %s', async (parameter, query) => {
    await store(
      '/thin.png',
      await gradient(parameter === 'w' ? 4 : 4000, parameter === 'w' ? 4000 : 4)
        .png()
        .toBuffer(),
    );
    const answer = await ask('/thin.png', query);
    expect(answer.status).toBe(400);
    expect(JSON.parse(String(answer.body)).error.details).toEqual({ parameter });
  });
});

describe('a thousand widths', () => {
  it('cost a limited number of transforms, and the usual ones stay exact', async () => {
    await store('/flooded.png', await gradient(1100, 11).png().toBuffer());
    const before = made();
    const widths = Array.from({ length: 1000 }, (_, index) => 1001 - index);
    for (let at = 0; at < widths.length; at += 100) {
      const answers = await Promise.all(
        widths.slice(at, at + 100).map((width) => ask('/flooded.png', `w=${width}`)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    expect(made() - before).toBeLessThanOrEqual(EXACT_VARIANTS + 15);
    expect(await sizeOf(await ask('/flooded.png', 'w=1001'))).toBe('1001x10');
    expect(await sizeOf(await ask('/flooded.png', 'w=301'))).toBe('320x3');
    expect(await sizeOf(await ask('/flooded.png', 'w=320'))).toBe('320x3');
    await media.restart();
    expect(await sizeOf(await ask('/flooded.png', 'w=303'))).toBe('320x3');
    expect(await sizeOf(await ask('/wide.png', 'w=99'))).toBe('99x66');
  });

  it('and as many shapes, qualities and blurs end in pictures of usual widths', async () => {
    await store('/shapes.png', await gradient(30, 20).png().toBuffer());
    const before = made();
    const statuses: number[] = [];
    for (let side = 1; side <= 20; side += 1) {
      const answers = await Promise.all(
        Array.from({ length: 25 }, (_, at) =>
          ask('/shapes.png', `w=${side}&h=${at + 1}&fit=crop&q=${side * 5}&blur=${at % 5}&f=jpg`),
        ),
      );
      statuses.push(...answers.map(({ status }) => status));
    }
    for (const [at, place] of ['top', 'bottom', 'left', 'right', 'smart', 'top-left'].entries()) {
      for (const format of ['png', 'webp', 'avif', 'gif', 'jpg']) {
        for (const height of [64, 96, 128, 160, 192, 256, 320, 384]) {
          const query = `w=${64 + at}&h=${height}&fit=crop&crop=${place}&f=${format}`;
          statuses.push((await ask('/shapes.png', query)).status);
        }
      }
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    // Beyond the limit one picture, as it is smaller than all usual widths, in each format.
    expect(made() - before).toBeLessThanOrEqual(MAX_VARIANTS + 5);
    expect((await ask('/shapes.png', 'w=640&f=webp')).status).toBe(200);
    const beyond = await ask('/shapes.png', 'w=9&h=9&fit=crop&q=41&blur=4');
    expect(await sizeOf(beyond)).toBe('30x20');
  });

  it('count for nothing where nothing is made', async () => {
    await store('/asked.png', await gradient(400, 4).png().toBuffer());
    const { headers } = await ask('/asked.png', 'w=399');
    for (let width = 1; width <= EXACT_VARIANTS + 10; width += 1) {
      expect((await ask('/asked.png', `w=${width}&cache_only=true`)).status).toBe(404);
      const known = { 'if-none-match': '*', 'if-modified-since': String(headers['last-modified']) };
      const address = `/${media.accountId}/image/asked.png?w=${width}`;
      expect((await media.get(address, known)).status).toBe(304);
    }
    expect(await sizeOf(await ask('/asked.png', 'w=301'))).toBe('301x3');
  });
});
