import { ApiError } from '@arquiba/contract/errors';
import { isMadeToMeasure } from '@arquiba/contract/lenses';
import type { WrittenName } from '@arquiba/contract/prescriptions';
import type { BackOfficeServices } from '../../payments/public/hooks.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { listFiles } from '../../prescriptions/public/order-files.ts';
import { readValues } from '../../prescriptions/public/read-values.ts';
import { fits } from '../../prescriptions/public/usable-prescription.ts';
import { isUnpaid } from '../allowed-steps.ts';
import { noteEvent, tellBuyer } from '../move-order.ts';
import { refusedMail } from '../prescriptions/prescription-mails.ts';
import { listOfOrder, updateOfLine } from '../prescriptions/queries.ts';
import type { OrderPrescriptionRow } from '../prescriptions/tables.ts';
import { findOrderByNumber, linesOf, lockOrderByNumber } from '../queries.ts';
import type { LineRow, OrderRow } from '../tables.ts';

/** The prescription of an item; without a SKU, of the first that waits to be read. */
export interface AskedPrescription {
  number: string;
  sku: string | null;
}

interface Sent {
  line: LineRow;
  copy: OrderPrescriptionRow;
}

const MOST_REFUSAL = 500;

/** Where the photo or PDF is, for staff who read it. */
export async function findPrescriptionFile(
  db: Queryable,
  asked: AskedPrescription,
): Promise<{ path: string; mime: string }> {
  const row = await findOrderByNumber(db, asked.number);
  if (!row) throw refusal(`Não há pedido com o número ${asked.number}.`);
  const { copy } = await findSent(db, row, asked.sku);
  const [file] = copy.fileId === null ? [] : await listFiles(db, [copy.fileId]);
  if (!file) throw refusal('Esta receita veio em números: veja-a com orders show.');
  return { path: file.path, mime: file.mime };
}

/** Lenses are made by the photo or PDF as it is. */
export function acceptPrescription(
  services: BackOfficeServices,
  asked: AskedPrescription,
): Promise<void> {
  return change(services, asked, async (tx, row, { line, copy }) => {
    if (copy.review !== 'a_conferir') throw refusal('Esta receita não espera por conferência.');
    await updateOfLine(tx, line.id, { review: 'aceita' });
    await noteEvent(tx, services, row, {
      actor: 'loja',
      text: `Receita de ${nameOf(line)} aceita`,
    });
  });
}

/** Stores the numbers that staff read in the photo or PDF; lenses are made by them. */
export async function typePrescription(
  services: BackOfficeServices,
  asked: AskedPrescription,
  written: Record<WrittenName, string>,
): Promise<void> {
  const values = readValues(written);
  await change(services, asked, async (tx, row, { line, copy }) => {
    if (copy.fileId === null) throw refusal('Esta receita já veio em números.');
    if (copy.review === 'recusada') throw refusal('Esta receita foi recusada: espere por outra.');
    if (!fits({ values }, line.lens?.code ?? '')) {
      throw refusal('Lentes multifocais precisam da adição.');
    }
    await updateOfLine(tx, line.id, { values, review: 'aceita' });
    await noteEvent(tx, services, row, {
      actor: 'loja',
      text: `Receita de ${nameOf(line)} aceita`,
    });
  });
}

/** Asks the buyer for another one. The reason is shown on the page of the order, and in no mail. */
export async function refusePrescription(
  services: BackOfficeServices,
  asked: AskedPrescription,
  reason: string,
): Promise<void> {
  const text = reason.trim();
  if (text === '' || text.length > MOST_REFUSAL) {
    throw refusal(`Escreva o motivo, com até ${MOST_REFUSAL} caracteres.`);
  }
  await change(services, asked, async (tx, row, { line, copy }) => {
    if (copy.review === 'recusada') throw refusal('Esta receita já foi recusada.');
    await updateOfLine(tx, line.id, { review: 'recusada', refusal: text });
    const told = `Precisamos de outra receita para ${nameOf(line)}`;
    await noteEvent(tx, services, row, { actor: 'loja', text: told });
    await tellBuyer(tx, services, row, refusedMail(row.number, line.id, line.title));
  });
}

async function change(
  { db }: BackOfficeServices,
  { number, sku }: AskedPrescription,
  work: (tx: Transaction, row: OrderRow, sent: Sent) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockOrderByNumber(tx, number);
    if (!row) throw refusal(`Não há pedido com o número ${number}.`);
    if (!isUnpaid(row) && row.status !== 'pago') {
      throw refusal('As lentes já estão sendo feitas, ou o pedido foi fechado.');
    }
    await work(tx, row, await findSent(tx, row, sku));
  });
}

async function findSent(db: Queryable, { id }: OrderRow, sku: string | null): Promise<Sent> {
  const copies = await listOfOrder(db, id);
  const sent = (await linesOf(db, id))
    .filter((line) => isMadeToMeasure(line.lens) && (sku === null || line.sku === sku))
    .flatMap((line) => {
      const copy = copies.find(({ lineId }) => lineId === line.id);
      return copy ? [{ line, copy }] : [];
    });
  const found = sent.find(({ copy }) => copy.review === 'a_conferir') ?? sent[0];
  if (!found) throw refusal('Não há receita aqui: o pedido não leva, ou ela ainda não chegou.');
  return found;
}

function nameOf({ title, color }: LineRow): string {
  return `${title} (${color})`;
}

function refusal(message: string): ApiError {
  return new ApiError('not_allowed', { message });
}
