import { expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { probePort } from './probe-port.ts';

it('gives a free port where any will do', async () => {
  expect(await probePort('127.0.0.1', 0, 'PORT')).toBeGreaterThan(0);
});

it('names in one sentence an address that this machine does not have', async () => {
  const refusal = await probePort('203.0.113.7', 0, 'PORT').catch((error) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal.message).toMatch(/^HOST não pode ser usado: .*\.$/);
});
