import { ApiError } from '@arquiba/contract/errors';
import { isMadeToMeasure } from '@arquiba/contract/lenses';
import type * as contract from '@arquiba/contract/order-prescriptions';
import type { PrescriptionFile } from '@arquiba/contract/prescriptions';
import type { Operation } from '../../platform/calls/operation.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { FILE, holdFiles, listFiles } from '../../prescriptions/public/order-files.ts';
import { releaseFiles, removeReleased } from '../../prescriptions/public/release-files.ts';
import { usablePrescription } from '../../prescriptions/public/usable-prescription.ts';
import { isUnpaid } from '../allowed-steps.ts';
import { noteEvent } from '../move-order.ts';
import { findOwn, lockOwn } from '../own-order.ts';
import { linesOf } from '../queries.ts';
import type { LineRow, OrderRow } from '../tables.ts';
import { copyPrescription, findOfLine } from './queries.ts';
import type { OrderPrescriptionRow } from './tables.ts';

export const getOrderPrescription: Operation<typeof contract.getOrderPrescription> = async (
  context,
  { number, lineId },
) => present(context, await findOwn(context, number), lineId);

/** Until the order goes to preparation, which locks the same row. */
export const sendOrderPrescription: Operation<typeof contract.sendOrderPrescription> = async (
  context,
  { number, lineId, prescriptionId: id },
) => {
  const { accountId } = context.viewer;
  const now = context.clock.now();
  const { answer, released } = await context.db.transaction(async (tx) => {
    const row = await lockOwn(tx, context, number);
    const line = await madeLine(tx, row, lineId);
    if (!maySend(row)) {
      const message = 'As lentes já estão sendo feitas, ou o pedido foi fechado.';
      throw new ApiError('not_allowed', { message });
    }
    const found = await usablePrescription(tx, { accountId, id, lens: line.lens?.code ?? '' });
    const isHeld = !found.fileId || (await holdFiles(tx, [found.fileId])).has(found.fileId);
    if (!isHeld) throw new ApiError('not_found');
    const replaced = await copyPrescription(tx, line, found, now);
    const released = await releaseFiles(tx, [replaced], now);
    const text = `Receita de ${line.title} (${line.color}) recebida`;
    await noteEvent(tx, context, row, { actor: 'comprador', text });
    return { answer: await present({ db: tx }, row, lineId), released };
  });
  await removeReleased(context, released);
  return answer;
};

async function present({ db }: { db: Queryable }, row: OrderRow, lineId: string) {
  const line = await madeLine(db, row, lineId);
  const sent = await findOfLine(db, lineId);
  return {
    ...{ title: line.title, color: line.color, lens: line.lens?.description ?? '' },
    sent: sent && {
      ...{ name: sent.name, writtenOn: sent.writtenOn, prescriber: sent.prescriber },
      ...{ remarks: sent.remarks, values: sent.values, review: sent.review },
      ...{ refusal: sent.refusal, receivedAt: sent.receivedAt.toISOString() },
      file: await presentFile(db, row.number, sent),
    },
    maySend: maySend(row),
  };
}

async function presentFile(
  db: Queryable,
  number: string,
  { fileId, lineId }: OrderPrescriptionRow,
): Promise<PrescriptionFile | null> {
  const [file] = fileId === null ? [] : await listFiles(db, [fileId]);
  if (!file) return null;
  const url = `/api/orders/${number}/lines/${lineId}/prescription/${FILE}`;
  return { url, mime: file.mime, size: file.size };
}

function maySend(row: Pick<OrderRow, 'status'>): boolean {
  return isUnpaid(row) || row.status === 'pago';
}

async function madeLine(db: Queryable, { id }: OrderRow, lineId: string): Promise<LineRow> {
  const line = (await linesOf(db, id)).find((each) => each.id === lineId);
  if (!line || !isMadeToMeasure(line.lens)) throw new ApiError('not_found');
  return line;
}
