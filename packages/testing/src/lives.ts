import { askForAir, confirmAir, createLive } from '@arquiba/contract/lives';
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
