import { parseCep } from '@arquiba/brazil/cep';
import type { Uf } from '@arquiba/brazil/uf';
import { ApiError } from '@arquiba/contract/errors';
import type { createOrderAccount as route } from '@arquiba/contract/guest-orders';
import { legal } from '@arquiba/contract/legal';
import { loadAccountSummary } from '../../accounts/public/account-summary.ts';
import { addAccount, isTaken } from '../../accounts/public/add-account.ts';
import { newPasswordProblem } from '../../accounts/public/new-password-problem.ts';
import { hashPassword } from '../../accounts/public/password.ts';
import { insertAddress } from '../../addresses/public/add-address.ts';
import type { Operation } from '../../platform/calls/operation.ts';
import { invalidInput } from '../../platform/calls/read-input.ts';
import { newId, type Transaction } from '../../platform/database/database.ts';
import { accessTo, missing } from '../own-order.ts';
import { findOrderByNumber, lockOrderByNumber } from '../queries.ts';
import type { OrderRow } from '../tables.ts';
import { joinOrder } from './join-order.ts';

/**
 * Creates the account of a guest. Only where the link of the mail was opened: that proves the e-mail, which is
 * confirmed from the start. Opening the session joins cart and favourites as any sign-in does.
 */
export const createOrderAccount: Operation<typeof route> = async (context, input) => {
  const { db, clock, session, viewer } = context;
  const asked = await findOrderByNumber(db, input.number);
  const access = asked && (await accessTo(context, db, asked));
  if (!asked || !access) throw missing(context);
  if (viewer || access !== 'opened') {
    const message = 'Abra o link do e-mail do pedido para criar a conta.';
    throw new ApiError('not_allowed', { message });
  }
  const weak = newPasswordProblem(input.password);
  if (weak) throw invalidInput({ password: weak });
  if (input.termsVersion !== legal.version) throw invalidInput({ termsVersion: TERMS_CHANGED });
  const passwordHash = await hashPassword(input.password, context.caller);
  const createdAt = clock.now();
  const id = newId(createdAt);
  try {
    await db.transaction(async (tx) => {
      const row = await lockOrderByNumber(tx, input.number);
      // The first of two clicks made the account.
      if (!row || row.visitorId === null) throw missing(context);
      await addAccount(
        tx,
        context,
        { id, ...accountOf(row), passwordHash, createdAt, emailConfirmedAt: createdAt },
        { termsVersion: input.termsVersion, guardian: null },
      );
      await keepAddress(tx, row, id, createdAt);
      await joinOrder(tx, context, row, id);
    });
  } catch (error) {
    if (isTaken(error)) throw new ApiError('already_in_use', { message: TAKEN, cause: error });
    throw error;
  }
  await session.open(id);
  const summary = await loadAccountSummary(context, id);
  if (!summary) throw new Error('A new account is not active');
  session.rememberDevice(asked.buyer.email);
  return summary;
};

const TERMS_CHANGED =
  'Os Termos de Uso e a Política de Privacidade mudaram. Leia a nova versão e aceite de novo';
/** The same for e-mail and document, as at sign-up. */
const TAKEN =
  'Já há uma conta com o e-mail ou o CPF desta compra. Entre nela: em Meus pedidos você leva este pedido para a conta.';

function accountOf({ buyer }: OrderRow) {
  const { name, document, email, phone: whatsapp } = buyer;
  const [socialName = name] = name.split(/\s+/);
  return {
    ...{ type: 'Torcedor' as const, subtype: null, birthDate: null },
    ...{ name, socialName, document, email, whatsapp },
  };
}

async function keepAddress(
  tx: Transaction,
  { address: { cep, ...place } }: OrderRow,
  accountId: string,
  createdAt: Date,
): Promise<void> {
  await insertAddress(tx, {
    ...{ id: newId(createdAt), accountId, type: 'Residencial', ...place },
    ...{ uf: place.uf as Uf, cep: parseCep(cep) ?? cep, createdAt, deletedAt: null },
  });
}
