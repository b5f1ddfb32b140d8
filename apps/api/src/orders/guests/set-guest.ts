import { parseCpf } from '@arquiba/brazil/cpf';
import { parsePhone } from '@arquiba/brazil/phone';
import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/guest-orders';
import { nameProblem } from '@arquiba/contract/person-name';
import type { ParsedInputOf } from '@arquiba/contract/route';
import * as z from 'zod/mini';
import type { Operation } from '../../platform/calls/operation.ts';
import { invalidInput } from '../../platform/calls/read-input.ts';
import { newId } from '../../platform/database/database.ts';
import { findVisitor, visitorOf } from '../../platform/sessions/visitor.ts';
import type { BuyerSnapshot } from '../tables.ts';
import { presentGuest } from './present-guest.ts';
import { findGuest, saveGuest } from './queries.ts';
import type { GuestRow } from './tables.ts';

type Input = ParsedInputOf<typeof contract.setGuest>;

export const getGuest: Operation<typeof contract.getGuest> = async (context) => {
  if (context.viewer) return null;
  const visitorId = await findVisitor(context);
  const row = visitorId && (await findGuest(context.db, visitorId));
  return row ? presentGuest(row) : null;
};

/** Nothing here depends on whether the e-mail or the document has an account. */
export const setGuest: Operation<typeof contract.setGuest> = async (context, input) => {
  if (context.viewer) {
    throw new ApiError('not_allowed', { message: 'Você já entrou: compre com a sua conta.' });
  }
  const buyer = readBuyer(input);
  const { name, cpf, email, phone, ofAge, ...place } = input;
  const now = context.clock.now();
  const row: GuestRow = {
    ...{ visitorId: await visitorOf(context), addressId: newId(now), buyer, updatedAt: now },
    address: { title: '', ...place },
  };
  await saveGuest(context.db, row);
  return presentGuest(row);
};

function readBuyer({ name, cpf, email, phone: written }: Input): BuyerSnapshot {
  const fields: Record<string, string> = {};
  const [document, phone] = [parseCpf(cpf), parsePhone(written)];
  const wrong = nameProblem('O nome', name);
  if (wrong) fields.name = wrong;
  else if (!/\S\s+\S/.test(name)) fields.name = 'Preencha o nome e o sobrenome';
  if (!document) fields.cpf = 'CPF inválido';
  if (!z.regexes.email.test(email)) fields.email = 'E-mail inválido';
  if (!phone) fields.phone = 'Telefone inválido: escreva com o DDD';
  if (!document || !phone || Object.keys(fields).length > 0) throw invalidInput(fields);
  return { name, document, email: email.toLowerCase(), phone };
}
