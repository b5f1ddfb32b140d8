import type { FreightService } from '@arquiba/contract/freight';
import { sql } from 'drizzle-orm';
import type { Services } from '../platform/context.ts';
import { newId, type Queryable, type Transaction } from '../platform/database/database.ts';
import { query } from '../platform/database/transaction.ts';
import type { CartOwner } from './cart-owner.ts';
import { isSame } from './goods.ts';
import { type cart, type cartLine, cartNote, type coupon } from './tables.ts';

export type CartLineRow = Omit<typeof cartLine.$inferSelect, 'cartId'>;
export type CouponRow = Omit<
  typeof coupon.$inferSelect,
  'startsAt' | 'endsAt' | 'createdAt' | 'disabledAt' | 'personal'
> & { startsAt: string; endsAt: string | null; disabledAt: string | null };

/** A cart with everything that belongs to it, read in one statement. */
export interface CartState
  extends Pick<typeof cart.$inferSelect, 'id' | 'cep' | 'freightService' | 'updatedAt'> {
  lines: CartLineRow[];
  notes: { id: string; sentence: string }[];
  coupon: CouponRow | null;
  /** How often the account has used the coupon. */
  couponUsed: number;
  /** Whether the account has bought before; only looked up for a coupon that asks for it. */
  hasBought: boolean;
}

/** What reading a cart needs. */
export interface CartNeeds extends Pick<Services, 'hooks'> {
  db: Queryable;
}

export const emptyCart: CartState = {
  ...{ id: '0', cep: null, freightService: 'economica', updatedAt: new Date(0) },
  ...{ lines: [], notes: [], coupon: null, couponUsed: 0, hasBought: false },
};

export async function findCart(services: CartNeeds, owner: CartOwner): Promise<CartState | null> {
  const side = sideOf(owner);
  const [row] = await query<Omit<CartState, 'hasBought'>>(
    services.db,
    `cart_by_${side}`,
    FIND[side],
    [idOf(owner), owner.accountId],
  );
  if (!row) return null;
  return { ...row, hasBought: await hasBought(services, owner.accountId, row.coupon) };
}

/** Whether an account has bought before; false if the coupon does not depend on it. */
export async function hasBought(
  { db, hooks }: CartNeeds,
  accountId: string | null,
  coupon: CouponRow | null,
): Promise<boolean> {
  if (accountId === null || !coupon?.firstPurchase) return false;
  return hooks.hasBought(db, accountId);
}

const find = (owned: string) => `
    SELECT cart.id, cart.cep, cart.freight_service AS "freightService", cart.updated_at AS "updatedAt",
      coalesce((SELECT json_agg(json_build_object('variantId', variant_id::text, 'lens', lens,
          'prescriptionId', prescription_id::text,
          'position', position, 'quantity', quantity, 'title', title, 'color', color,
          'seenPriceCents', seen_price_cents, 'seenAvailable', seen_available) ORDER BY position)
        FROM cart_line WHERE cart_id = cart.id), '[]') AS lines,
      coalesce((SELECT json_agg(json_build_object('id', id::text, 'sentence', sentence) ORDER BY id)
        FROM cart_note WHERE cart_id = cart.id), '[]') AS notes,
      CASE WHEN code IS NOT NULL THEN json_build_object('code', code, 'kind', kind,
        'basisPoints', basis_points, 'valueCents', value_cents, 'minimumCents', minimum_cents,
        'startsAt', starts_at, 'endsAt', ends_at, 'maxUses', max_uses, 'uses', uses,
        'perAccount', per_account, 'firstPurchase', first_purchase, 'disabledAt', disabled_at) END AS coupon,
      (SELECT count(*)::integer FROM coupon_redemption
        WHERE coupon_code = code AND account_id = $2::bigint) AS "couponUsed"
    FROM cart LEFT JOIN coupon ON code = coupon_code
    WHERE cart.${owned} = $1`;
const FIND = { account_id: find('account_id'), visitor_id: find('visitor_id') };

/** The cart, created if needed, with its row locked: changes of one cart run one after the other. */
export async function lockCart(
  tx: Transaction,
  { clock, hooks }: Pick<Services, 'clock' | 'hooks'>,
  owner: CartOwner,
): Promise<CartState> {
  const now = clock.now();
  const side = sideOf(owner);
  await query(
    tx,
    `cart_lock_${side}`,
    `INSERT INTO cart (id, ${side}, updated_at) VALUES ($1, $2, $3)
    ON CONFLICT (${side}) DO UPDATE SET updated_at = excluded.updated_at`,
    [newId(now), idOf(owner), now],
  );
  const state = await findCart({ db: tx, hooks }, owner);
  if (!state) throw new Error('A cart is gone while its row is locked');
  return state;
}

/** Writes the result of a change: `before` are the lines as they were read. */
export async function saveLines(
  tx: Transaction,
  cartId: string,
  before: readonly CartLineRow[],
  after: readonly CartLineRow[],
): Promise<void> {
  const gone = before.filter((line) => !after.some((each) => isSame(each, line)));
  if (gone.length > 0)
    await query(tx, 'cart_remove_lines', REMOVE_LINES, [cartId, JSON.stringify(gone)]);
  const changed = after.filter((line) => !before.includes(line));
  if (changed.length > 0)
    await query(tx, 'cart_save_lines', SAVE_LINES, [cartId, JSON.stringify(changed)]);
}

const REMOVE_LINES = `
  DELETE FROM cart_line USING json_to_recordset($2::json) AS line("variantId" bigint, lens text)
  WHERE cart_id = $1 AND variant_id = line."variantId" AND cart_line.lens = line.lens`;
const SAVE_LINES = `
  INSERT INTO cart_line (cart_id, variant_id, lens, prescription_id, position, quantity, title, color,
    seen_price_cents, seen_available)
  SELECT $1, * FROM json_to_recordset($2::json) AS line(
    "variantId" bigint, lens text, "prescriptionId" bigint, position integer, quantity smallint, title text, color text,
    "seenPriceCents" integer, "seenAvailable" integer)
  ON CONFLICT (cart_id, variant_id, lens) DO UPDATE SET quantity = excluded.quantity,
    prescription_id = excluded.prescription_id,
    title = excluded.title, color = excluded.color,
    seen_price_cents = excluded.seen_price_cents, seen_available = excluded.seen_available`;

export async function setCep(tx: Transaction, cartId: string, cep: string) {
  await tx.execute(sql`UPDATE cart SET cep = ${cep} WHERE id = ${cartId}`);
}

export async function setService(tx: Transaction, cartId: string, service: FreightService) {
  await tx.execute(sql`UPDATE cart SET freight_service = ${service} WHERE id = ${cartId}`);
}

export async function setCouponCode(tx: Transaction, cartId: string, code: string | null) {
  await tx.execute(sql`UPDATE cart SET coupon_code = ${code} WHERE id = ${cartId}`);
}

export async function insertNotes(
  tx: Transaction,
  cartId: string,
  sentences: readonly string[],
  now: Date,
) {
  if (sentences.length === 0) return;
  // Ids of the same millisecond are random: sorted, they keep the order of the sentences.
  const ids = sentences.map(() => newId(now)).toSorted();
  await tx
    .insert(cartNote)
    .values(sentences.map((sentence, index) => ({ id: ids[index] as string, cartId, sentence })));
}

export async function removeNotes(tx: Transaction, cartId: string) {
  await tx.execute(sql`DELETE FROM cart_note WHERE cart_id = ${cartId}`);
}

/** Removes everything from a cart that is locked; the CEP stays. */
export async function clearCart(tx: Transaction, cartId: string) {
  await query(tx, 'cart_clear', CLEAR, [cartId]);
}

const CLEAR = `
  WITH lines AS (DELETE FROM cart_line WHERE cart_id = $1),
    notes AS (DELETE FROM cart_note WHERE cart_id = $1)
  UPDATE cart SET coupon_code = NULL WHERE id = $1`;

function sideOf({ accountId }: CartOwner) {
  return accountId === null ? 'visitor_id' : 'account_id';
}

function idOf({ accountId, visitorId }: CartOwner): string {
  return accountId ?? visitorId;
}
