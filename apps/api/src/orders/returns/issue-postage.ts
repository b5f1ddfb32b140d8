import type { Services } from '../../platform/context.ts';
import { tellBuyer } from '../move-order.ts';
import { lockOrderById } from '../queries.ts';
import { describeExchange } from './exchange.ts';
import { findReturn, listWithoutPostage, updateReturn } from './queries.ts';
import { askedMail } from './return-mails.ts';

const MOST = 100;

/** Asks the carrier for the postage code of a return, and tells the buyer. Does nothing if it has one. */
export async function issuePostage(services: Services, returnId: string): Promise<void> {
  const { db, postage } = services;
  const asked = await findReturn(db, returnId);
  if (asked?.status !== 'solicitada' || asked.postageCode !== null) return;
  const order = await db.transaction((tx) => lockOrderById(tx, asked.orderId));
  if (!order) return;
  const issued = await postage.issue({ key: returnId, cep: order.address.cep });
  await db.transaction(async (tx) => {
    const row = await lockOrderById(tx, asked.orderId);
    const now = await findReturn(tx, returnId);
    // Another request may have been faster, or the buyer withdrew.
    if (!row || now?.status !== 'solicitada' || now.postageCode !== null) return;
    const { carrier: postageCarrier, code: postageCode, validUntil: postageUntil } = issued;
    const known = { postageCarrier, postageCode, postageUntil };
    await updateReturn(tx, returnId, known);
    await tellBuyer(
      tx,
      services,
      row,
      askedMail(row, { ...now, ...known }, await describeExchange(tx, returnId)),
    );
  });
}

/** For returns whose carrier did not answer, or whose process ended before it was asked. */
export async function issueMissingPostage(services: Services, signal: AbortSignal): Promise<void> {
  for (const id of await listWithoutPostage(services.db, MOST)) {
    signal.throwIfAborted();
    await issuePostage(services, id);
  }
}
