import { createProduct } from '@arquiba/contract/catalog';
import { askRestock } from '@arquiba/contract/restock';
import type { InputOf } from '@arquiba/contract/route';
import type { Person } from '@arquiba/testing/people';
import type { TestApp } from '@arquiba/testing/test-app';
import { restockToken } from '../restock-token.ts';

type Frame = InputOf<typeof createProduct>;

/** An input for each route of notices of returned colours, with a colour that is sold out. */
export async function restockInputs(app: TestApp, admin: Person, frame: Frame) {
  const [color] = frame.colors;
  if (!color) throw new Error('The frame has no colour');
  const gone = { ...frame, title: 'Aro Esgotado', colors: [{ ...color, stock: 0 }] };
  const { colors } = await admin.call(createProduct, gone);
  const variantId = colors[0]?.id ?? '';
  const linkFor = async (email: string) => {
    await app.call(askRestock, { variantId, email });
    const { rows } = await app.pool.query('SELECT id FROM restock_request WHERE email = $1', [
      email,
    ]);
    return { token: restockToken(app.api.services.vault, rows[0].id) };
  };
  const link = await linkFor('espera@exemplo.com.br');
  return {
    askRestock: { variantId, email: 'outra@exemplo.com.br' },
    cancelRestock: { variantId },
    listRestock: {},
    getRestockLink: link,
    confirmRestock: link,
    stopRestock: await linkFor('desiste@exemplo.com.br'),
  };
}
