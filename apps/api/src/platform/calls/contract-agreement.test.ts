import { createClient } from '@arquiba/contract/client';
import { type NamedRoute, namedRoutes } from '@arquiba/contract/contract';
import { ApiError } from '@arquiba/contract/errors';
import { type AnyRoute, type Call, declaredErrors, hasBody } from '@arquiba/contract/route';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiOperation, OpenApiDocument } from '../documents/openapi.ts';
import { bodyOf } from '../testing/body-of.ts';
import { prepareSamples } from '../testing/route-samples.ts';

/** The same person through two clients: a browser's and a page loader's. */
type Ways = [browser: Call, page: Call];

const GENEROUS = { size: 100_000, seconds: 60 };
let app: TestApp;
let document: OpenApiDocument;
let samples: Awaited<ReturnType<typeof prepareSamples>>;

beforeAll(async () => {
  // The clock stands still, so that no budget refills between two routes.
  const tries = { credentials: GENEROUS, 'credentials-email': GENEROUS };
  const budgets = { read: GENEROUS, write: GENEROUS, ...tries };
  app = await startTestApp({ budgets });
  document = await bodyOf(await fetch(`${app.url}/api/openapi.json`));
  samples = await prepareSamples(app);
});
afterAll(() => app.close());

describe.each(namedRoutes.map((named) => [named.name, named] as const))('%s', (_name, named) => {
  const { route } = named;

  test('is a route of the server', () => {
    expect(app.server.hasRoute({ method: route.method, url: route.path })).toBe(true);
  });

  test('is described with its fields, errors and access', () => {
    const operation = operationOf(named);
    const { parameters = [], requestBody } = operation;
    const body = requestBody?.content['application/json']?.schema ?? {};
    const carried = parameters.filter((parameter) => parameter.in !== 'header');
    const fields = [...carried.map(({ name }) => name), ...Object.keys(body.properties ?? {})];
    expect(fields.toSorted()).toEqual(Object.keys(route.input.shape).toSorted());
    for (const { name, in: place } of carried) {
      expect(place).toBe(route.path.includes(`:${name}`) ? 'path' : 'query');
    }
    if (!hasBody(route)) expect(requestBody).toBeUndefined();
    expect(errorsIn(operation).toSorted()).toEqual(declaredErrors(route).toSorted());
    expect(operation.security.some((way) => Object.keys(way).length === 0)).toBe(
      route.access === 'public',
    );
    expect(parameters.some(({ name }) => name === 'Idempotency-Key')).toBe(route.idempotent);
  });

  test('answers a browser and a page alike', async () => {
    const sample = samples.sampleOf(named);
    if (!sample) throw new Error(`Add a sample of ${named.name} to route-samples.ts`);
    const [browser, page] = await waysOf(sample.as);
    const options = sample.idempotencyKey ? { idempotencyKey: sample.idempotencyKey } : {};
    const [first, second] = sample.inputs;
    const answers: Awaited<ReturnType<typeof attempt>>[] = [];
    await sample.given?.();
    answers.push(await attempt(browser, route, first, options));
    await sample.given?.();
    answers.push(await attempt(page, route, second, options));
    for (const answer of answers) expect(answer).not.toHaveProperty('error');
    if (first === second) expect(answers[1]).toEqual(answers[0]);
    else expect(shapeOf(answers[1])).toEqual(shapeOf(answers[0]));
  });

  test('refuses a browser and a page alike', async () => {
    for (const as of ['visitor', 'member', 'admin'] as const) {
      let ways = await waysOf(as);
      for (const [index, input] of wrongInputs(route).entries()) {
        const [browser, page] = ways;
        // The second call would find the name already taken by the first.
        const options = route.idempotent ? { idempotencyKey: `wrong-${as}-${index}` } : {};
        const inBrowser = await attempt(browser, route, input, options);
        const inPage = await attempt(page, route, input, options);
        if ('error' in inBrowser) expect(inPage).toEqual(inBrowser);
        else {
          expect(shapeOf(inPage)).toEqual(shapeOf(inBrowser));
          // The call may have ended the sessions.
          ways = await waysOf(as);
        }
      }
    }
  });
});

test('nothing else is described', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method} ${path}`),
  );
  const known = namedRoutes.map(
    ({ route }) => `${route.method.toLowerCase()} ${templateOf(route)}`,
  );
  expect(described.toSorted()).toEqual(known.toSorted());
});

async function waysOf(as: Parameters<typeof samples.enter>[0]): Promise<Ways> {
  const [cookie, pageCookie] = [await samples.enter(as), await samples.enter(as)];
  const headers = { origin: TEST_ORIGIN, ...(cookie && { cookie }) };
  const caller = { cookie: pageCookie, ip: '203.0.113.5', userAgent: 'test', requestId: 'page' };
  const { call } = await app.api.openCall(caller);
  return [createClient({ baseUrl: app.url, headers }), call];
}

/** The result or the failure of a call, in a comparable form. */
async function attempt(call: Call, route: AnyRoute, input: object, options: object) {
  try {
    return { value: await call(route, input as Record<string, unknown>, options) };
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    const { code, status, message, fields, retryAfterSeconds } = thrown;
    return { error: { code, status, message, fields, retryAfterSeconds } };
  }
}

/** One input without any field, and one whose fields all have an unlikely type. */
function wrongInputs(route: AnyRoute): object[] {
  const names = Object.keys(route.input.shape);
  const fill = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));
  return [{}, fill({ a: 1 }), fill('\0'), fill(['x', 'y']), fill('a/../b?c=%00'), fill(-1)];
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}

function operationOf({ name, route }: NamedRoute): ApiOperation {
  const operation = document.paths[templateOf(route)]?.[route.method.toLowerCase()];
  if (!operation) throw new Error(`${name} is not described`);
  return operation;
}

function templateOf(route: AnyRoute): string {
  return route.path.replace(/:(\w+)/g, '{$1}');
}

function errorsIn({ responses }: ApiOperation): string[] {
  return Object.values(responses).flatMap(({ content }) =>
    Object.keys(content?.['application/json']?.examples ?? {}),
  );
}
