import { ApiError } from '@arquiba/contract/errors';
import { getOrderPrescription } from '@arquiba/contract/order-prescriptions';
import type { FastifyInstance } from 'fastify';
import { type MemberFileOptions, registerMemberFile } from '../../platform/files/member-file.ts';
import { FILE, listFiles } from '../../prescriptions/public/order-files.ts';
import { sendPrescriptionFile } from '../../prescriptions/public/send-file.ts';
import { findOrderByNumber } from '../queries.ts';
import { findOfLine } from './queries.ts';

/** The photo or PDF of the prescription of an item, for the buyer. To everyone else it does not exist. */
export function registerOrderPrescriptionFile(
  api: FastifyInstance,
  options: MemberFileOptions,
): void {
  const { db } = options.services;
  const path = `/api/orders/:number/lines/:lineId/prescription/${FILE}` as const;
  registerMemberFile(api, path, options, async (viewer, reply) => {
    const place = getOrderPrescription.input.safeParse(reply.request.params);
    if (!place.success) throw new ApiError('not_found');
    const order = await findOrderByNumber(db, place.data.number);
    if (order?.accountId !== viewer.accountId) throw new ApiError('not_found');
    const sent = await findOfLine(db, place.data.lineId);
    const isOfOrder = sent?.orderId === order.id && sent.fileId !== null;
    const [file] = isOfOrder ? await listFiles(db, [sent.fileId as string]) : [];
    if (!file) throw new ApiError('not_found');
    return sendPrescriptionFile(options.services, file, reply);
  });
}
