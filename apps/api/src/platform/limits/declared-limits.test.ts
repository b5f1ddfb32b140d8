import { namedRoutes } from '@arquiba/contract/contract';
import { requestRecovery } from '@arquiba/contract/recovery';
import { signIn } from '@arquiba/contract/sessions';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '../../handlers.ts';
import { prepareSamples } from '../testing/route-samples.ts';
import { serveHandlers } from '../testing/serve-handlers.ts';

const GENEROUS = { size: 100_000, seconds: 60 };
const ONE = { size: 1, seconds: 600 };
const limited = namedRoutes.filter(({ route }) =>
  ['credentials', 'sign-up', 'mail'].includes(route.limit),
);

let app: TestApp;
let samples: Awaited<ReturnType<typeof prepareSamples>>;
let served: Awaited<ReturnType<typeof serveHandlers>>;

beforeAll(async () => {
  const tries = { credentials: GENEROUS, 'credentials-email': GENEROUS };
  app = await startTestApp({ budgets: { write: GENEROUS, ...tries } });
  samples = await prepareSamples(app);
  served = await serveHandlers(app, handlers, { budgets: { credentials: ONE, mail: ONE } });
  const visitor = served.as('');
  // The clock stands still: the address has used its one attempt and its one mail.
  await visitor(signIn, { email: 'alguem@example.com', password: 'chute' }).catch(() => {});
  await visitor(requestRecovery, { email: 'alguem@example.com' });
});
afterAll(async () => {
  await served.app.close();
  await app.close();
});

test.each(limited.map((named) => [named.name, named] as const))('%s', async (_name, named) => {
  const sample = samples.sampleOf(named);
  if (!sample) throw new Error(`Add a sample of ${named.name} to route-samples.ts`);
  const call = served.as((await samples.enter(sample.as)) ?? '');
  const [input] = sample.inputs;
  const answer = call(named.route, input as Record<string, unknown>);
  await expect(answer).rejects.toMatchObject({ code: 'too_many_requests' });
});
