import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startProgram, type TestProgram } from '../../testing/program.ts';
import { type RunningMedia, startMedia } from '../../testing/start-media.ts';
import { describeVideo } from '../../testing/test-clips.ts';
import { writeAmf } from './amf.ts';
import { writeMessage } from './chunk-writer.ts';
import type { ProgramServer } from './program-server.ts';

const PATIENCE_MS = 30_000;
const NOBODY = 'Nenhuma live espera.';

let media: RunningMedia;
let server: ProgramServer;
/** Which live a key leads to. */
const keys = new Map<string, string>();
const refused: [key: string, sentence: string][] = [];
const running: TestProgram[] = [];

beforeAll(async () => {
  media = await startMedia({
    gate: { mayOpen: async () => true },
    liveLimits: {
      ...{ capacity: 50, touchMs: 200, introductionMs: 3000 },
      ...{ mostStrangers: 10, mostStrangersOfAddress: 8 },
    },
  });
  const gate = {
    async admit(key: string) {
      const liveId = keys.get(key);
      if (!liveId) return { refusal: NOBODY };
      const space = { name: `member-${liveId}`, quotaBytes: 1e9 };
      return { grant: { liveId, longestSeconds: 3600, most: 10, space } };
    },
    noteRefusal: async (key: string, sentence: string) => void refused.push([key, sentence]),
  };
  server = await media.listenToPrograms(gate, {
    ...{ host: '127.0.0.1', port: 0 },
    urlOf: (port) => `rtmp://127.0.0.1:${port}/live`,
  });
});
afterEach(async () => {
  for (const program of running.splice(0)) await program.kill();
});
afterAll(async () => {
  await server.close();
  await media.close();
});

let lastId = 0;

function newLive() {
  const id = String(++lastId);
  const key = `chave-${id}`;
  keys.set(key, id);
  const { lives } = media.port;
  const until = async (check: () => unknown) => await vi.waitFor(check, PATIENCE_MS);
  const get = async (name: string) => {
    const url = lives.urlOf(id, 'pass', 'live').slice('http://media.test'.length);
    return await media.get(url.replace('live-sizes.m3u8', name));
  };
  return {
    ...{ id, key, get },
    state: async () => (await lives.describe([id])).get(id),
    program: () => lives.describeProgram(id),
    async send(options?: Parameters<typeof startProgram>[1]): Promise<TestProgram> {
      const program = await startProgram(`${lives.programUrl()}/${key}`, options);
      running.push(program);
      return program;
    },
    isSeen: () =>
      until(async () => expect((await lives.describeProgram(id))?.picture).toBeTruthy()),
    isGone: () => until(async () => expect(await lives.describeProgram(id)).toBeNull()),
    hasSegments: (count: number) =>
      until(async () => {
        const { body } = await get('all.m3u8');
        expect(String(body).match(/#EXTINF/g)?.length).toBeGreaterThanOrEqual(count);
      }),
  };
}

/** All of a live so far, in one file. */
async function download(live: ReturnType<typeof newLive>): Promise<Buffer> {
  const playlist = String((await live.get('all.m3u8')).body);
  const names = playlist.match(/^\d+\.m4s$|(?<=URI=")[^"]+/gm) ?? [];
  return Buffer.concat(await Promise.all(names.map(async (name) => (await live.get(name)).body)));
}

describe('a program', () => {
  it('is seen by its owner first, and goes on air when that is wanted', async () => {
    const live = newLive();
    expect(await media.port.lives.airProgram(live.id)).toBe(false);
    await live.send();
    await live.isSeen();
    expect(await live.program()).toMatchObject({
      ...{ isOnAir: false, place: null },
      picture: { width: 320, height: 180, frameRate: 20, hasAudio: true },
    });
    expect(await live.state()).toMatchObject({ state: 'idle', durationMs: 0 });
    expect((await live.get('live.m3u8')).status).toBe(404);

    expect(await media.port.lives.airProgram(live.id)).toBe(true);
    await live.hasSegments(3);
    expect(await live.state()).toMatchObject({ state: 'onAir' });
    const said = await describeVideo(await download(live));
    expect(said).toMatch(/Video: h264.*320x180/);
    expect(said).toMatch(/Audio: aac.*44100 Hz/);
    expect(said).not.toMatch(/error|invalid/i);
    // The key is a secret.
    expect(JSON.stringify(media.logged)).not.toContain(live.key);
  });

  it('that drops comes back to the same live', async () => {
    const live = newLive();
    const first = await live.send();
    await live.isSeen();
    await media.port.lives.airProgram(live.id);
    await live.hasSegments(1);
    await first.kill();
    await live.isGone();
    expect(await live.state()).toMatchObject({ state: 'away' });
    await live.send();
    await vi.waitFor(async () => {
      const playlist = String((await live.get('all.m3u8')).body);
      expect(playlist).toContain('#EXT-X-DISCONTINUITY\n');
    }, PATIENCE_MS);
    expect(await live.state()).toMatchObject({ state: 'onAir' });
  });

  it('ends when the live does, or its key leads nowhere any more', async () => {
    const [one, two] = [newLive(), newLive()];
    const first = await one.send();
    const second = await two.send();
    await one.isSeen();
    await two.isSeen();
    await media.port.lives.airProgram(one.id);
    await one.hasSegments(1);
    await media.port.lives.end(one.id, 'operator');
    await first.ended;
    keys.delete(two.key);
    await second.ended;
    await two.isGone();
    expect(await one.state()).toMatchObject({ state: 'ended', endReason: 'operator' });
    expect(refused).toContainEqual([one.key, 'Esta live foi encerrada pela administração.']);
    expect(refused).toContainEqual([two.key, NOBODY]);
  });

  it('gives way to the browser of its owner', async () => {
    const live = newLive();
    const program = await live.send();
    await live.isSeen();
    await media.port.lives.airProgram(live.id);
    await live.hasSegments(1);
    await media.port.lives.issueTicket({
      ...{ liveId: live.id, longestSeconds: 100, most: 10 },
      space: { name: 'member', quotaBytes: 1e9 },
    });
    await program.ended;
    expect(refused).toContainEqual([live.key, 'A live continua em outro lugar.']);
  });

  it('goes on when its encoder is killed', async () => {
    const live = newLive();
    await live.send();
    await live.isSeen();
    await media.port.lives.airProgram(live.id);
    await live.hasSegments(1);
    const started = media.logged.findLast(({ msg }) => msg === 'live encoder started');
    process.kill(Number(started?.pid), 'SIGKILL');
    await vi.waitFor(async () => {
      expect(String((await live.get('all.m3u8')).body)).toContain('#EXT-X-DISCONTINUITY\n');
    }, PATIENCE_MS);
  });
});

describe('refused is', () => {
  it('a key that leads to no live', async () => {
    const program = await startProgram(`rtmp://127.0.0.1:${server.port}/live/outra`);
    expect(await program.ended).toContain(NOBODY);
    expect(refused).toContainEqual(['outra', NOBODY]);
  });

  it('a second program with the same key, while the first goes on', async () => {
    const live = newLive();
    await live.send();
    await live.isSeen();
    const second = await live.send();
    expect(await second.ended).toContain('Outro programa');
    expect(await live.program()).not.toBeNull();
  });

  it.each([
    ['pictures that are not H.264', ['-c:v', 'flv1', '-c:a', 'aac'], 'H.264'],
    [
      'sound that is not AAC',
      ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'libmp3lame'],
      'AAC',
    ],
  ])('%s, with what to change', async (_name, codecs, word) => {
    const live = newLive();
    const program = await live.send({ codecs });
    await program.ended;
    await vi.waitFor(() =>
      expect(refused).toContainEqual([live.key, expect.stringContaining(`não é ${word}`)]),
    );
    expect((await live.get('live.m3u8')).status).toBe(404);
  });

  it('what sends faster than a live may', async () => {
    const live = newLive();
    const socket = await introduce(live.key);
    const frame = writeMessage(9, Buffer.concat([Buffer.of(0x27, 1), Buffer.alloc(100_000)]), 1);
    const flood = setInterval(() => {
      for (let at = 0; at < 60 && socket.writable; at += 1) socket.write(frame);
    }, 20);
    await isClosed(socket);
    clearInterval(flood);
    await vi.waitFor(() =>
      expect(refused).toContainEqual([live.key, expect.stringContaining('8 Mbit/s')]),
    );
  });
});

const HELLO = Buffer.concat([Buffer.of(3), Buffer.alloc(1536)]);
const command = (...values: Parameters<typeof writeAmf>[0]) =>
  writeMessage(20, writeAmf(values), 1);

async function open(): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port: server.port });
  socket.on('error', () => {});
  // Otherwise the end of the other side is not seen.
  socket.resume();
  await once(socket, 'connect');
  return socket;
}

async function greeted(): Promise<Socket> {
  const socket = await open();
  socket.write(Buffer.concat([HELLO, Buffer.alloc(1536)]));
  return socket;
}

async function introduce(key: string): Promise<Socket> {
  const socket = await greeted();
  let heard = '';
  socket.on('data', (data) => {
    heard += data.toString('latin1');
  });
  socket.write(command('connect', 1, { app: 'live' }));
  socket.write(command('createStream', 2, null));
  socket.write(command('publish', 3, null, key, 'live'));
  await vi.waitFor(() => expect(heard).toContain('NetStream.Publish.Start'), PATIENCE_MS);
  return socket;
}

const isClosed = async (socket: Socket) => {
  // An error, which `once` would throw, is as good an end.
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
};

describe('strangers', () => {
  it.each<[string, () => Promise<Socket>]>([
    [
      'who speak something else',
      async () => {
        const socket = await open();
        socket.write('GET / HTTP/1.1\r\n\r\n');
        return socket;
      },
    ],
    ['who say nothing', open],
    [
      'whose handshake never ends',
      async () => {
        const socket = await open();
        socket.write(HELLO.subarray(0, 700));
        const drip = setInterval(() => socket.write(Buffer.of(0)), 50);
        socket.once('close', () => clearInterval(drip));
        return socket;
      },
    ],
    ['who greet, and wait', greeted],
    [
      'who announce 16 MB',
      async () => {
        const socket = await greeted();
        socket.write(Buffer.of(4, 0, 0, 0, 0xff, 0xff, 0xff, 9, 1, 0, 0, 0));
        return socket;
      },
    ],
    [
      'who publish before they connect',
      async () => {
        const socket = await greeted();
        socket.write(command('publish', 1, null, 'outra', 'live'));
        return socket;
      },
    ],
    [
      'who want another application',
      async () => {
        const socket = await greeted();
        socket.write(command('connect', 1, { app: 'vod' }));
        return socket;
      },
    ],
    [
      'who send values without an end',
      async () => {
        const socket = await greeted();
        socket.write(writeMessage(20, Buffer.alloc(4000, 3)));
        return socket;
      },
    ],
    [
      'who ask for ever',
      async () => {
        const socket = await greeted();
        for (let at = 0; at < 100; at += 1) socket.write(command('createStream', at, null));
        return socket;
      },
    ],
  ])('%s are shown out', async (_name, arrive) => {
    await isClosed(await arrive());
  });

  it('are only so many at once, and do not keep those with a key from coming', async () => {
    const live = newLive();
    const program = await live.send();
    await live.isSeen();
    const many = await Promise.all(Array.from({ length: 30 }, open));
    await vi.waitFor(
      () => expect(many.filter(({ closed }) => closed).length).toBeGreaterThanOrEqual(22),
      PATIENCE_MS,
    );
    await Promise.all(many.map(isClosed));
    expect(await live.program()).not.toBeNull();
    await program.kill();
    await live.isGone();
    await live.send();
    await live.isSeen();
  });

  it('who send media without a key are not listened to', async () => {
    const socket = await greeted();
    socket.write(command('connect', 1, { app: 'live' }));
    socket.write(writeMessage(9, Buffer.concat([Buffer.of(0x17, 1), Buffer.alloc(200)]), 1));
    await isClosed(socket);
  });
});
