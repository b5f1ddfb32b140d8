import { createProduct } from '@arquiba/contract/catalog';
import type { InputOf } from '@arquiba/contract/route';
import { storeFile } from './files.ts';
import { type Person, signUpAdmin } from './people.ts';
import type { TestApp } from './test-app.ts';

let made = 0;

export interface Frame {
  id: string;
  slug: string;
  /** Ids of its colours, in their order. */
  variants: string[];
}

/** Puts frames into the catalogue; `stock` is how many there are of each colour. */
export async function openShop(app: TestApp) {
  const admin: Person = await signUpAdmin(app);
  const image = await storeFile(app, '/products/teste/frente.png');
  return async (
    stock: readonly number[],
    changes: Partial<InputOf<typeof createProduct>> = {},
  ): Promise<Frame> => {
    made += 1;
    const product = await admin.call(createProduct, {
      ...{ title: `Armação ${made}`, line: 'Teste', description: 'De teste.' },
      ...{ sex: 'unissex', shape: 'redondo', material: 'acetato', price: 19_990 },
      measures: { lensWidth: 50, lensHeight: 42, bridge: 20, temple: 145, front: 138 },
      colors: stock.map((count, index) => ({
        ...{ color: COLORS[index] ?? `Cor ${index}`, hex: '#111111', image, stock: count },
      })),
      ...changes,
    });
    return { id: product.id, slug: product.slug, variants: product.colors.map(({ id }) => id) };
  };
}

const COLORS = ['Azul', 'Verde', 'Preto'];

/** The answer of a browser without an account, which keeps the cookie that it is given. */
export function newVisitor(app: TestApp, origin: string) {
  let cookie = '';
  return {
    cookie: () => cookie,
    async send(method: string, path: string, body?: object) {
      const response = await fetch(`${app.url}${path}`, {
        method,
        headers: { origin, cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      for (const set of response.headers.getSetCookie()) {
        const [pair = ''] = set.split(';');
        const [name = ''] = pair.split('=');
        const others = cookie.split('; ').filter((each) => each && !each.startsWith(`${name}=`));
        cookie = [...others, ...(set.includes('Max-Age=0') ? [] : [pair])].join('; ');
      }
      return { status: response.status, body: (await response.json()) as { count: number } };
    },
  };
}
