import { askForAir, confirmAir, createLive, endLive } from '@arquiba/contract/lives';
import type { InputOf } from '@arquiba/contract/route';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

/** As if a broadcaster were there from now on, without sending anything. */
export async function putOnAir(app: TestApp, person: Person, id: string): Promise<void> {
  await person.call(askForAir, { id });
  await app.pool.query(
    `UPDATE media.live SET broadcast = gen_random_uuid(), started_at = now(),
      seen_at = now() + interval '1 hour' WHERE id = $1`,
    [id],
  );
}

/** As if a program were connected from now on, without sending anything. */
export async function connectProgram(app: TestApp, person: Person, id: string): Promise<void> {
  await person.call(askForAir, { id });
  await app.pool.query(
    `INSERT INTO media.live_program
        (account_id, live_id, connection, seen_at, has_picture, width, height, frame_rate, place)
      SELECT account_id, id, gen_random_uuid(), now() + interval '1 hour', true, 1920, 1080, 30, 0
      FROM media.live WHERE id = $1`,
    [id],
  );
}

/** A live that is on air. */
export async function startLive(
  app: TestApp,
  person: Person,
  input: Partial<InputOf<typeof createLive>> = {},
) {
  const { id } = await person.call(createLive, { title: 'Treino aberto', ...input });
  await putOnAir(app, person, id);
  return await person.call(confirmAir, { id });
}

/** A live that is over; `recording` is an MP4 file with its index first. */
export async function recordReplay(
  app: TestApp,
  person: Person,
  { recording, beganAt, ...input }: Partial<InputOf<typeof createLive>> & Recorded,
) {
  const { id } = await person.call(createLive, { title: 'Treino gravado', ...input });
  await app.media.port.lives.import({
    ...{ id, recordings: [recording], beganAt, size: { width: 320, height: 180 } },
    ...{ space: { name: person.id, quotaBytes: 1e9 }, loops: false },
  });
  await person.call(confirmAir, { id });
  return await person.call(endLive, { id });
}

interface Recorded {
  recording: Buffer;
  /** When its first picture was taken. */
  beganAt: Date;
}
