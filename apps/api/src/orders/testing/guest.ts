import { cpfCheckDigits } from '@arquiba/brazil/cpf';
import { addToCart } from '@arquiba/contract/cart';
import { createClient } from '@arquiba/contract/client';
import { openOrderLink, setGuest } from '@arquiba/contract/guest-orders';
import { type PaymentMethod, placeOrder } from '@arquiba/contract/orders';
import type { Call, InputOf } from '@arquiba/contract/route';
import { TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { orderToken } from '../guests/order-token.ts';
import { readTerms } from './buying.ts';

export interface Guest {
  call: Call;
  /** The `Cookie` header of this browser. */
  cookie(): string;
  /** What is sent to buy. */
  sent: InputOf<typeof setGuest>;
}

let made = 0;

/** Somebody new who buys without an account. */
export function newGuest(
  changes: Partial<InputOf<typeof setGuest>> = {},
): InputOf<typeof setGuest> {
  made += 1;
  const nine = String(500_000_000 + made * 7);
  return {
    ...{ name: `Convidada Número ${made}`, cpf: nine + cpfCheckDigits(nine) },
    ...{ email: `convidada${made}@exemplo.com.br`, phone: `(47)9${90_000_000 + made}` },
    ...{ road: `Rua da convidada ${made}`, number: '12', district: 'Centro', city: 'Itajaí' },
    ...{ uf: 'SC', cep: '88301-000', ofAge: true },
    ...changes,
  };
}

/** A browser without an account, which keeps the cookies that it is given. */
export function openBrowser(app: TestApp): Omit<Guest, 'sent'> {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const call = createClient({
    baseUrl: app.url,
    async fetch(input, init) {
      const headers = { ...(init?.headers as object), origin: TEST_ORIGIN, cookie: cookie() };
      const answer = await fetch(input, { ...init, headers });
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (set.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      }
      return answer;
    },
  });
  return { call, cookie };
}

/** A browser in which somebody has said who buys. */
export function openGuest(app: TestApp, changes: Partial<InputOf<typeof setGuest>> = {}): Guest {
  return { ...openBrowser(app), sent: newGuest(changes) };
}

/** Goes to the last step before paying, and returns what the page sends then. */
export async function readGuestTerms(
  { call, sent }: Guest,
  variantId: string,
  method: PaymentMethod = 'pix',
) {
  await call(addToCart, { variantId });
  const { addressId } = await call(setGuest, sent);
  return readTerms({ call, addressId }, method);
}

/** The whole purchase of one variant. */
export async function buyAsGuest(
  guest: Guest,
  variantId: string,
  { method = 'pix', cardToken }: { method?: PaymentMethod; cardToken?: string } = {},
) {
  const terms = await readGuestTerms(guest, variantId, method);
  return guest.call(placeOrder, { ...terms, ...(cardToken && { cardToken }) });
}

/** As if the link of a mail were opened in a browser. */
export async function openMail(app: TestApp, { call }: Pick<Guest, 'call'>, number: string) {
  return call(openOrderLink, { token: await tokenOf(app, number) });
}

export async function tokenOf({ pool, api, clock }: TestApp, number: string): Promise<string> {
  const { rows } = await pool.query('SELECT id FROM shop_order WHERE number = $1', [number]);
  return orderToken(api.services.vault, rows[0].id, clock.now());
}
