import { Resolver } from 'node:dns/promises';
import { isPublicAddress } from './public-address.ts';

/** Where files may be fetched from on behalf of strangers. */
export interface SourceRules {
  /** The addresses behind a name. */
  resolve(name: string): Promise<string[]>;
  isAllowed(address: string, port: number): boolean;
}

const PATIENCE_MS = 3000;

/** The public internet, and nothing that only this machine or its network can reach. */
export const publicSources: SourceRules = {
  // The system's own way would keep one of the few threads that also write files.
  async resolve(name) {
    const resolver = new Resolver({ timeout: PATIENCE_MS, tries: 2 });
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  },
  isAllowed: isPublicAddress,
};
