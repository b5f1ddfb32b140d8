import { beforeEach } from 'vitest';
import { type ProviderStub, startProviderStub } from './provider-stub.ts';

/** Gives each test of a file its own stub. */
export function givenProviderStub(): { stub: ProviderStub } {
  const given = {} as { stub: ProviderStub };
  beforeEach(async () => {
    given.stub = await startProviderStub();
    return () => given.stub.close();
  });
  return given;
}
