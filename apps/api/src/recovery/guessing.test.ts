import { signUp } from '@arquiba/testing/people';
import { giveRecoveryCode } from '@arquiba/testing/recovery';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

// With the default limits, and all from one address.
let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${app.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: TEST_ORIGIN, ...headers },
    body: JSON.stringify(body),
  });
}

/** Repeats a call until the rate limit refuses it; returns the statuses before that. */
async function untilRefused(attempt: (time: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < 100; time += 1) {
    const response = await attempt(time);
    if (response.status === 429) {
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      return statuses;
    }
    statuses.push(response.status);
  }
  throw new Error('Nothing stopped it');
}

describe('guessing from one address is stopped', () => {
  test('one password for many e-mails', async () => {
    const { sent } = await signUp(app);
    const statuses = await untilRefused((time) =>
      post('/session/accounts', { email: `pessoa${time}@exemplo.com.br`, password: 'senha123' }),
    );
    expect(statuses).toEqual(Array(20).fill(401));
    // Now even the right password is refused; half a minute later one more attempt is allowed.
    expect((await post('/session/accounts', sent)).status).toBe(429);
    app.clock.advance(30_000);
    expect((await post('/session/accounts', sent)).status).toBe(200);
  });

  test('codes for many e-mails', async () => {
    const statuses = await untilRefused((time) =>
      post('/recovery/code', { email: `pessoa${time}@exemplo.com.br`, code: 'BCDF2345' }),
    );
    expect(statuses).toEqual(Array(20).fill(410));
  });

  test('codes for one e-mail, for the right one too', async () => {
    const person = await signUp(app);
    await giveRecoveryCode(app, person, 'BCDF2345');
    const { email } = person.sent;
    const statuses = await untilRefused(() => post('/recovery/code', { email, code: 'CCCCCCCC' }));
    expect(statuses).toEqual([403, 403, 403, 403, ...Array(6).fill(410)]);
    expect((await post('/recovery/code', { email, code: 'BCDF2345' })).status).toBe(429);
  });

  test('asking mails for everybody', async () => {
    const statuses = await untilRefused((time) =>
      post('/recovery', { email: `pessoa${time}@exemplo.com.br` }),
    );
    expect(statuses).toEqual(Array(60).fill(200));
  });
});

test('whoever tried too many passwords can still recover theirs', async () => {
  const person = await signUp(app);
  await giveRecoveryCode(app, person, 'BCDF2345');
  const { email } = person.sent;
  const statuses = await untilRefused(() =>
    post('/session/accounts', { email, password: 'qual era mesmo' }),
  );
  expect(statuses).toHaveLength(10);
  const confirmed = await post('/recovery/code', { email, code: 'BCDF2345' });
  expect(confirmed.status).toBe(204);
  const cookie = confirmed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const set = await post('/recovery/password', { password: 'uma senha nova' }, { cookie });
  expect(set.status).toBe(200);
});

describe('a page of another site', () => {
  test.each(['/session/accounts', '/recovery', '/recovery/code', '/recovery/password'])(
    'cannot post to %s',
    async (path) => {
      const body = { email: 'a@exemplo.com.br', password: 'senha123', code: 'BCDF2345' };
      const foreign = await post(path, body, { origin: 'https://outro.test' });
      expect(foreign.status).toBe(403);
      const form = await fetch(`${app.url}/api${path}`, {
        method: 'POST',
        headers: { origin: TEST_ORIGIN },
        body: new URLSearchParams({ email: 'a@exemplo.com.br' }),
      });
      expect(form.status).toBe(400);
    },
  );
});
