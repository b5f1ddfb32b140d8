import { askRestock, cancelRestock } from '@arquiba/contract/restock';
import type { Call } from '@arquiba/contract/route';
import { refusalOf } from '../../loader.ts';

/** The result of the form when it was sent without scripts. */
export interface RestockSent {
  variantId: string;
  email?: string;
  state?: 'asked' | 'waiting';
  problem?: string;
}

/** Handles the form of a colour that is sold out. An account needs no e-mail. */
export async function askByForm(call: Call, form: FormData): Promise<RestockSent> {
  const variantId = String(form.get('variantId') ?? '');
  const email = String(form.get('email') ?? '');
  try {
    if (form.get('acao') === 'nao-avisar') {
      await call(cancelRestock, { variantId });
      return { variantId };
    }
    const input = { variantId, ...(form.has('email') && { email }) };
    const { confirmed } = await call(askRestock, input);
    return { variantId, state: confirmed ? 'waiting' : 'asked' };
  } catch (error) {
    const { message, fields } = refusalOf(error);
    return { variantId, email, problem: fields.email ?? message };
  }
}
