import type { AccountSummary } from '@arquiba/contract/accounts';
import type { AnyRoute, Call, CallOptions } from '@arquiba/contract/route';
import { demonstrationContact } from '@arquiba/contract/support';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { registerPages } from './pages.ts';
import { pageServerOptions } from './readable-address.ts';

export const SITE = 'http://site.example';
export const MEDIA = 'http://media.example';
export const ACCOUNT: AccountSummary = {
  id: '7',
  name: 'Bia Torres',
  socialName: 'Bia',
  username: 'bia',
  email: 'bia@example.com',
  type: 'Torcedor',
  status: 'active',
  roles: [],
  avatar: null,
};

export type Answer = (input: object, options?: CallOptions) => unknown;

/** The built pages over a stub of the API: the test's answers, and empty lists otherwise. */
export async function site(
  given: {
    answers?: [AnyRoute, Answer][];
    account?: AccountSummary;
    setCookies?: string[];
    failure?: Error;
    /** What a visitor gets; without it, the same answers. */
    visitorAnswers?: [AnyRoute, Answer][];
  } = {},
): Promise<FastifyInstance> {
  const call = callWith(given.answers);
  const app = Fastify(pageServerOptions);
  onTestFinished(() => app.close());
  await registerPages(app, {
    async openCall() {
      if (given.failure) throw given.failure;
      return { call, account: given.account ?? null, setCookies: given.setCookies ?? [] };
    },
    visitorCall: callWith(given.visitorAnswers ?? given.answers),
    publicUrl: SITE,
    mediaUrl: MEDIA,
    cardTokenUrl: 'https://cartoes.example/v1/card_tokens',
    contact: demonstrationContact,
    production: true,
  });
  return app;
}

function callWith(given: [AnyRoute, Answer][] = []): Call {
  const answers = new Map<AnyRoute, Answer>(given);
  return (async (route: AnyRoute, input: object, options?: CallOptions) => {
    const answer = answers.get(route) ?? (() => ({ items: [], nextCursor: null }));
    return answer(input, options);
  }) as Call;
}

/** A form of a page as a browser without scripts sends it. */
export const formOf = (url: string, fields: Record<string, string>): InjectOptions => ({
  ...{ method: 'POST', url, payload: String(new URLSearchParams(fields)) },
  headers: { origin: SITE, 'content-type': 'application/x-www-form-urlencoded' },
});
