import {
  airProgram,
  awaitProgram,
  getLiveProgram,
  makeStreamKey,
} from '@arquiba/contract/live-programs';
import { createLive, endLive, getLive, listLives } from '@arquiba/contract/lives';
import { startLive } from '@arquiba/testing/lives';
import { type Person, signUp } from '@arquiba/testing/people';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startProgram, type TestProgram } from '../../../media/src/testing/program.ts';
import { settleLivesJob, stopLiveJob } from './jobs.ts';
import { createStreamGate } from './public/stream-gate.ts';

const PATIENCE_MS = 30_000;

let app: TestApp;
let author: Person;
let other: Person;
let server: { close(): Promise<void> };
const running: TestProgram[] = [];

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  const gate = createStreamGate({ pool: app.pool, clock: app.clock });
  server = await app.media.listenToPrograms(gate, {
    ...{ host: '127.0.0.1', port: 0 },
    urlOf: (port) => `rtmp://127.0.0.1:${port}/live`,
  });
});
beforeEach(async () => {
  await app.api.backOffice().lives.set({ enabled: true, most: 10 });
  [author, other] = [await signUp(app), await signUp(app)];
});
afterEach(async () => {
  for (const program of running.splice(0)) await program.kill();
});
afterAll(async () => {
  await server.close();
  await app.close();
});

const newLive = async (person = author) =>
  (await person.call(createLive, { title: 'Pelo programa' })).id;
const stateOf = async (id: string) => (await author.call(getLiveProgram, { id })).state;
const until = async (check: () => unknown) => await vi.waitFor(check, PATIENCE_MS);
const settle = () =>
  settleLivesJob.run(
    app.api.services,
    {},
    { jobId: '', number: 1, signal: new AbortController().signal },
  );

async function send(key: string): Promise<TestProgram> {
  const program = await startProgram(`${app.media.port.lives.programUrl()}/${key}`);
  running.push(program);
  return program;
}

describe('a program', () => {
  test('is seen by the broadcaster alone, goes on air, and is ended by the operator', async () => {
    const id = await newLive();
    const { key } = await author.call(makeStreamKey, {});
    expect(await author.call(awaitProgram, { id })).toMatchObject({
      ...{ state: 'waiting', picture: null, refusal: null },
      server: expect.stringMatching(/^rtmp:\/\/127\.0\.0\.1:\d+\/live$/),
      keyMadeAt: app.clock.now().toISOString(),
    });
    await expect(author.call(airProgram, { id })).rejects.toThrow('Nenhum programa');
    const program = await send(key);
    await until(async () => expect(await stateOf(id)).toBe('seen'));
    await until(async () =>
      expect((await author.call(getLiveProgram, { id })).picture).toEqual({
        ...{ width: 320, height: 180, frameRate: 20, hasAudio: true },
      }),
    );
    expect(await author.call(getLive, { id })).toMatchObject({ state: 'waiting' });
    expect((await author.call(airProgram, { id })).state).toBe('starting');
    await until(async () => expect(await stateOf(id)).toBe('onAir'));
    // Its page was closed: a job shows it.
    await settle();
    expect((await other.call(listLives, {})).items.map((live) => live.id)).toContain(id);

    await app.api.backOffice().lives.end(id);
    await runAnnounced(app, 'live.stopped', stopLiveJob);
    await program.ended;
    expect(await author.call(getLive, { id })).toMatchObject({ endReason: 'operator' });
    expect(JSON.stringify(app.logged)).not.toContain(key);
  });

  test('of someone who is blocked is ended', async () => {
    const id = await newLive();
    const { key } = await author.call(makeStreamKey, {});
    await author.call(awaitProgram, { id });
    const program = await send(key);
    await until(async () => expect(await stateOf(id)).toBe('seen'));
    await app.pool.query('UPDATE profile SET hidden = true WHERE account_id = $1', [author.id]);
    await program.ended;
  });
});

describe('the key', () => {
  const admit = async (key: string) => await createStreamGate({ pool: app.pool }).admit(key, false);

  test('leads to the live that was chosen last, while it is not over', async () => {
    const [one, two] = [await newLive(), await newLive()];
    const { key } = await author.call(makeStreamKey, {});
    expect(await admit(key)).toEqual({ refusal: expect.stringContaining('Nenhuma live') });
    for (const id of [one, two]) {
      await author.call(awaitProgram, { id });
      expect(await admit(key)).toMatchObject({ grant: { liveId: id, most: 10 } });
    }
    await author.call(endLive, { id: two });
    expect(await admit(key)).toHaveProperty('refusal');
    await expect(author.call(awaitProgram, { id: two })).rejects.toThrow('terminou');
  });

  test('is kept as a hash, and replaced by the next one', async () => {
    const id = await newLive();
    const { key } = await author.call(makeStreamKey, {});
    await author.call(awaitProgram, { id });
    const stored = await app.pool.query(
      'SELECT row_to_json(k)::text AS row FROM live_stream_key k',
    );
    expect(JSON.stringify(stored.rows)).not.toContain(key);
    const next = await author.call(makeStreamKey, {});
    expect(await admit(key)).toEqual({ refusal: expect.stringContaining('não existe') });
    expect(await admit(next.key)).toMatchObject({ grant: { liveId: id } });
    expect(await admit('')).toHaveProperty('refusal');
  });

  test('opens nothing while the operator has turned lives off', async () => {
    const id = await newLive();
    const { key } = await author.call(makeStreamKey, {});
    await author.call(awaitProgram, { id });
    await app.api.backOffice().lives.set({ enabled: false });
    expect(await admit(key)).toEqual({ refusal: expect.stringContaining('desligadas') });
    // Who is on air stays there.
    const gate = createStreamGate({ pool: app.pool });
    expect(await gate.admit(key, true)).toHaveProperty('grant');
    await expect(author.call(awaitProgram, { id })).rejects.toThrow('desligadas');
    await expect(author.call(airProgram, { id })).rejects.toThrow('desligadas');
  });

  test('tells its owner why a program was refused, for half an hour', async () => {
    const id = await newLive();
    const { key } = await author.call(makeStreamKey, {});
    const program = await send(key);
    expect(await program.ended).toContain('Nenhuma live');
    await until(async () =>
      expect((await author.call(getLiveProgram, { id })).refusal).toMatchObject({
        ...{ sentence: expect.stringContaining('Nenhuma live') },
      }),
    );
    expect((await author.call(awaitProgram, { id })).refusal).not.toBeNull();
    app.clock.set(new Date(app.clock.now().getTime() + 31 * 60_000));
    expect((await author.call(getLiveProgram, { id })).refusal).toBeNull();
  });
});

test('nobody else sees or chooses anything of it', async () => {
  const { id } = await startLive(app, author);
  for (const route of [getLiveProgram, awaitProgram, airProgram]) {
    await expect(other.call(route, { id })).rejects.toMatchObject({ code: 'not_found' });
  }
});
