import { sendOrderPrescription } from '@arquiba/contract/order-prescriptions';
import { getOrder } from '@arquiba/contract/orders';
import { createPrescription, createPrescriptionFromFile } from '@arquiba/contract/prescriptions';
import { expect } from 'vitest';
import {
  uploadPrescription,
  writtenBesideFile,
  writtenPrescription,
} from '../../platform/testing/prescription-samples.ts';
import {
  acceptPrescription,
  refusePrescription,
  typePrescription,
} from '../public/staff-prescriptions.ts';
import type { Buyer, Buying } from './buying.ts';
import { buyerOf, callOf, choosePrescription, pick, type World } from './model-steps.ts';
import type { ModelOrder, ModelPrescription } from './shop-model.ts';

/** One in numbers and one by photo, for every purchase of a buyer. */
export async function savePrescriptions({ app }: Buying, { id, call }: Buyer) {
  const { id: numbers } = await call(createPrescription, writtenPrescription);
  const photo = { ...writtenBesideFile, file: await uploadPrescription(app, id) };
  return { numbers, file: (await call(createPrescriptionFromFile, photo)).id };
}

const OPEN = ['aguardando_pagamento', 'em_analise', 'pago'];
const {
  name: _name,
  writtenOn: _day,
  prescriber: _by,
  consent: _yes,
  ...written
} = writtenPrescription;

/** The buyer sends a prescription, or staff decide about one, whether or not they may. */
export async function followPrescription(world: World): Promise<void> {
  const order = pick(
    world,
    [...world.model.orders.values()].filter(({ prescriptions }) => prescriptions.size > 0),
  );
  const [variantId, known] = pick(world, [...(order?.prescriptions ?? [])]) ?? [];
  if (!order || variantId === undefined) return;
  const { lines } = await callOf(world, buyerOf(world, order))(getOrder, { number: order.number });
  const line = lines.find((each) => each.variantId === variantId);
  const place = { lineId: line?.id ?? '', sku: line?.sku ?? '' };
  const act = pick(world, [send, send, decide]) as typeof send;
  const next = await act(world, order, known ?? null, place);
  if (next) order.prescriptions.set(variantId, next);
}

interface Place {
  lineId: string;
  sku: string;
}

async function send(
  world: World,
  order: ModelOrder,
  _known: ModelPrescription | null,
  { lineId }: Place,
): Promise<ModelPrescription | null> {
  const chosen = choosePrescription(world, order.buyer);
  if (!chosen) return null;
  const call = callOf(world, buyerOf(world, order));
  const sent = { number: order.number, lineId, prescriptionId: chosen.id };
  const done = await happens(call(sendOrderPrescription, sent));
  expect(done).toBe(OPEN.includes(order.status));
  return done ? chosen.known : null;
}

async function decide(
  world: World,
  order: ModelOrder,
  known: ModelPrescription | null,
  { sku }: Place,
): Promise<ModelPrescription | null> {
  const { services } = world.shop.app.api;
  const asked = { number: order.number, sku };
  const isOpen = known !== null && OPEN.includes(order.status);
  const act = world.draw(3);
  if (act === 0) {
    const done = await happens(acceptPrescription(services, asked));
    expect(done).toBe(isOpen && known.review === 'a_conferir');
    return done && known ? { ...known, review: 'aceita' } : null;
  }
  if (act === 1) {
    const done = await happens(typePrescription(services, asked, written));
    expect(done).toBe(isOpen && known.byFile && known.review !== 'recusada');
    return done && known ? { ...known, review: 'aceita' } : null;
  }
  const done = await happens(refusePrescription(services, asked, 'Está cortada.'));
  expect(done).toBe(isOpen && known.review !== 'recusada');
  return done && known ? { ...known, review: 'recusada' } : null;
}

function happens(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    (error: { code?: string }) => {
      expect(error.code).toBe('not_allowed');
      return false;
    },
  );
}
