import { createHook } from 'node:async_hooks';
import { confirmRecovery, requestRecovery } from '@arquiba/contract/recovery';
import type { AnyRoute } from '@arquiba/contract/route';
import { signIn } from '@arquiba/contract/sessions';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// `npm run bench -- equal-time` measures the times; this tests that the work is the same.
let app: TestApp;
let person: Person;
const NOBODY = 'ninguem@exemplo.com.br';

beforeAll(async () => {
  app = await startTestApp();
  person = await signUp(app);
});
afterAll(() => app.close());

test.each([
  ['signing in', signIn, { password: 'não é esta' }, 1],
  ['asking for a code', requestRecovery, {}, 0],
  ['giving a code', confirmRecovery, { code: 'BCDF2345' }, 1],
] as const)(
  '%s is the same work for a known and an unknown e-mail',
  async (_name, route, rest, hashes) => {
    const known = await workOf(route, { ...rest, email: person.sent.email });
    const unknown = await workOf(route, { ...rest, email: NOBODY });
    expect(known).toEqual(unknown);
    expect(known.hashes).toBe(hashes);
  },
);

test('asking for a code looks at no account: a job does, when the answer is out', async () => {
  const { statements } = await workOf(requestRecovery, { email: 'outra@exemplo.com.br' });
  expect(statements.filter((text) => text.includes('recovery_request'))).toHaveLength(1);
  expect(statements.filter((text) => text.includes('"account"'))).toEqual([]);
});

/** The statements and password hashes of a call, and its answer. */
async function workOf(route: AnyRoute, input: object) {
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  let hashes = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  }).enable();
  const answer = await app.call(route, input as never).catch((error) => error.toBody());
  hook.disable();
  const texts = statements.mock.calls.map(([query]) => textOf(query));
  statements.mockRestore();
  return { answer, hashes, statements: texts };
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : (query as { text: string }).text;
}
